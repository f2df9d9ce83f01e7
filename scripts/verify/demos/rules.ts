/**
 * A demo with more lines than the first limit gets a notice, and a demo with more lines than the second limit fails.
 */
const LONG_LINES = 80;
const TOO_LONG_LINES = 100;

/** A demo that fills less than this share of its frame's height gets a notice. */
const EMPTY_RATIO = 0.45;

/** The maximum length of a console message in a report, in characters. */
const MAX_MESSAGE = 600;

/** Matches code whose result changes over time, and therefore in posters or between the server and the browser. */
const CHANGING = /\bDate\.now\(|\bMath\.random\(|\bnew Date\(\)|\bdayjs\(\)/;

const PLACEHOLDERS = /\b(?:lorem|ipsum|foo|baz|Item \d)\b/i;

/** React's message in every development build. */
const ALLOWED_OUTPUT = 'Download the React DevTools';

/** A finding of a check. Failures must be fixed, and notices should be reviewed. */
export interface Finding {
  kind: 'failure' | 'notice';
  text: string;
}

const failure = (text: string): Finding => ({ kind: 'failure', text });
const notice = (text: string): Finding => ({ kind: 'notice', text });

/** The measures of a running demo, in CSS px. */
export interface Measures {
  viewportWidth: number;
  viewportHeight: number;
  documentWidth: number;
  documentHeight: number;
  /** The height of a centered demo with its padding, or the height of the frame for other layouts. */
  contentHeight: number;
  /** The message of the error boundary. */
  failure: string | undefined;
  /** Whether the frame shows its own "Loading…" message. */
  isLoading: boolean;
  /** The elements that scroll horizontally, but aren't designed for it. */
  sideways: string[];
}

/** Checks whether a demo runs and fits into its frame. */
export function checkMeasures(measures: Measures): Finding[] {
  const { viewportWidth, viewportHeight, documentWidth, documentHeight, contentHeight } = measures;
  const findings: Finding[] = [];
  if (measures.failure !== undefined) {
    findings.push(failure(`stopped with an error: ${measures.failure}`));
  }
  if (measures.isLoading) {
    findings.push(failure('is still loading'));
  }
  if (documentWidth > viewportWidth) {
    findings.push(failure(`is ${documentWidth} px wide in a frame of ${viewportWidth} px`));
  }
  findings.push(...measures.sideways.map((element) => failure(`scrolls sideways: ${element}`)));
  if (documentHeight > viewportHeight) {
    findings.push(failure(`is ${documentHeight} px high in a frame of ${viewportHeight} px`));
  } else if (contentHeight < viewportHeight * EMPTY_RATIO) {
    findings.push(notice(`fills only ${contentHeight} px of a frame of ${viewportHeight} px`));
  }
  return findings;
}

/** Checks the code of a demo, as a reader sees it. */
export function checkSource(code: string): Finding[] {
  const lines = code.trimEnd().split('\n').length;
  const findings: Finding[] = [];
  if (lines > TOO_LONG_LINES) {
    findings.push(failure(`has ${lines} lines; the maximum is ${TOO_LONG_LINES}`));
  } else if (lines > LONG_LINES) {
    findings.push(notice(`has ${lines} lines; about ${LONG_LINES} are enough`));
  }
  const changing = CHANGING.exec(code)?.[0];
  if (changing) {
    findings.push(notice(`uses ${changing}…, which differs from one run to the next`));
  }
  const placeholder = PLACEHOLDERS.exec(code)?.[0];
  if (placeholder) {
    findings.push(failure(`has the placeholder "${placeholder}"`));
  }
  return findings;
}

/**
 * Checks a console message, because demos must not print any. The finding contains no stack, which only refers to
 * React's internals.
 */
export function checkConsoleMessage(type: string, text: string): Finding[] {
  if (text.includes(ALLOWED_OUTPUT)) {
    return [];
  }
  const message = text
    .replace(/\n\s+at .*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
  return [failure(`console.${type}: ${short}`)];
}

/** A finding, and the situation in which it occurred, such as `dark 300`. */
export interface PlacedFinding {
  finding: Finding;
  where: string;
}

/** Merges equal findings from several situations, and lists failures first. */
export function groupFindings(
  findings: readonly PlacedFinding[],
): (Finding & { where: string[] })[] {
  const groups = new Map<string, Finding & { where: string[] }>();
  for (const { finding, where } of findings) {
    const key = `${finding.kind} ${finding.text}`;
    const group = groups.get(key) ?? { ...finding, where: [] };
    if (!group.where.includes(where)) {
      group.where.push(where);
    }
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.kind.localeCompare(b.kind));
}
