const CHARACTER_REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const toCharacterReference = (character: string): string =>
  CHARACTER_REFERENCES[character] ?? character;

/** Escapes text between HTML tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toCharacterReference);
}

/** Escapes text in double quotes, as the value of an attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, toCharacterReference);
}
