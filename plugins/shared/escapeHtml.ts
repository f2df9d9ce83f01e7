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

/** Serializes data as JSON for a `<script>` element. `<` is escaped, so that the data can't close the element. */
export function serializeForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
