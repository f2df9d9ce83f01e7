/** A part of a demo, which lights up together with the lines of the source that create it. */
export interface DemoPart {
  /** Selects the elements of the part in the frame. */
  selector: string;
  /** A text of the lines that create the part. */
  text: string;
}

const SEPARATOR = ' → ';

/**
 * Parses `nav → NAVIGATION, table → <OrderList`. An element or a line belongs to the first part that matches it.
 *
 * @throws Error if an entry isn't a selector and a text
 */
export function parseParts(value: string): DemoPart[] {
  return value.split(', ').map((entry) => {
    const [selector = '', text = '', ...rest] = entry.split(SEPARATOR);
    if (!selector || !text || rest.length > 0) {
      throw new Error(
        `expected <Demo parts> to be like "nav${SEPARATOR}NAVIGATION, table${SEPARATOR}<OrderList", found "${entry}".`,
      );
    }
    return { selector, text };
  });
}

const getIndentation = (line: string): number => line.search(/\S|$/);

/**
 * Finds the part of each line. A line that contains the text starts a block, which includes the deeper lines below it,
 * and the bracket that closes it.
 *
 * @param parts - the parts; the first one that matches a line counts
 * @param head - the number of lines at the top to skip, such as imports
 */
export function findPartLines(
  lines: readonly string[],
  parts: readonly DemoPart[],
  head: number,
): (string | undefined)[] {
  const found: (string | undefined)[] = lines.map(() => undefined);
  for (const { selector, text } of parts) {
    for (let start = head; start < lines.length; start += 1) {
      if (lines[start]?.includes(text)) {
        const indentation = getIndentation(lines[start] ?? '');
        let end = start + 1;
        while (getIndentation(lines[end] ?? '') > indentation) {
          end += 1;
        }
        const closes = end > start + 1 && /^\s*[\])}]/.test(lines[end] ?? '');
        for (let line = start; line < (closes ? end + 1 : end); line += 1) {
          found[line] ??= selector;
        }
      }
    }
  }
  return found;
}
