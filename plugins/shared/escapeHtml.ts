const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const referTo = (character: string): string => REFERENCES[character] ?? character;

/** Text as it is written between HTML's tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, referTo);
}

/** Text as it is written inside an attribute's double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, referTo);
}
