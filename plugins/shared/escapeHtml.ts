const CHARACTER_REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const toCharacterReference = (character: string): string =>
  CHARACTER_REFERENCES[character] ?? character;

/** Escapes text for use between HTML tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toCharacterReference);
}

/** Escapes text for use in a double-quoted attribute value. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, toCharacterReference);
}
