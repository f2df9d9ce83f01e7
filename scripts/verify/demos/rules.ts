/** The number of lines above which a demo gets a notice. */
const NOTICE_LINES = 80;
/** The number of lines above which a demo fails. */
const MAX_LINES = 100;

/** The share of its frame's height below which a demo gets a notice. */
const MIN_FILL_RATIO = 0.45;

/** The maximum length of a console message in a report, in characters. */
const MAX_MESSAGE_LENGTH = 600;

/** Matches code with varying results, which may differ between the server and the browser. */
const NONDETERMINISTIC_CODE = /\bDate\.now\(|\bMath\.random\(|\bnew Date\(\)|\bdayjs\(\)/;

const PLACEHOLDER_TEXT = /\b(?:lorem|ipsum|foo|baz|Item \d)\b/i;

/** The message that React logs in every development build. */
const ALLOWED_OUTPUT = 'Download the React DevTools';

/** A finding of a check. Failures must be fixed, and notices should be reviewed. */
export interface Finding {
  kind: 'failure' | 'notice';
  text: string;
}

const createFailure = (text: string): Finding => ({ kind: 'failure', text });
const createNotice = (text: string): Finding => ({ kind: 'notice', text });

/** The measurements of a running demo, in CSS px. */
export interface Measurements {
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
  /** The elements that scroll horizontally, but shouldn't. */
  sideways: string[];
}

/** Checks whether a demo runs and fits into its frame. */
export function checkMeasurements(measurements: Measurements): Finding[] {
  const { viewportWidth, viewportHeight, documentWidth, documentHeight, contentHeight } =
    measurements;
  const findings: Finding[] = [];
  if (measurements.failure !== undefined) {
    findings.push(createFailure(`stopped with an error: ${measurements.failure}`));
  }
  if (measurements.isLoading) {
    findings.push(createFailure('is still loading'));
  }
  if (documentWidth > viewportWidth) {
    findings.push(createFailure(`is ${documentWidth} px wide in a frame of ${viewportWidth} px`));
  }
  findings.push(
    ...measurements.sideways.map((element) => createFailure(`scrolls sideways: ${element}`)),
  );
  if (documentHeight > viewportHeight) {
    findings.push(createFailure(`is ${documentHeight} px high in a frame of ${viewportHeight} px`));
  } else if (contentHeight < viewportHeight * MIN_FILL_RATIO) {
    findings.push(
      createNotice(`fills only ${contentHeight} px of a frame of ${viewportHeight} px`),
    );
  }
  return findings;
}

/** Checks the code of a demo in the form that readers see. */
export function checkSource(code: string): Finding[] {
  const lines = code.trimEnd().split('\n').length;
  const findings: Finding[] = [];
  if (lines > MAX_LINES) {
    findings.push(createFailure(`has ${lines} lines; the maximum is ${MAX_LINES}`));
  } else if (lines > NOTICE_LINES) {
    findings.push(createNotice(`has ${lines} lines; about ${NOTICE_LINES} are enough`));
  }
  const changing = NONDETERMINISTIC_CODE.exec(code)?.[0];
  if (changing) {
    findings.push(createNotice(`uses ${changing}…, which differs from one run to the next`));
  }
  const placeholder = PLACEHOLDER_TEXT.exec(code)?.[0];
  if (placeholder) {
    findings.push(createFailure(`has the placeholder "${placeholder}"`));
  }
  return findings;
}

/**
 * Reports a console message, because demos must not log anything. Omits the stack trace, which refers only to React's
 * internals.
 */
export function checkConsoleMessage(type: string, text: string): Finding[] {
  if (text.includes(ALLOWED_OUTPUT)) {
    return [];
  }
  const message = text
    .replace(/\n\s+at .*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short =
    message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message;
  return [createFailure(`console.${type}: ${short}`)];
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
