/** The limits of a demo's length, in lines: above the first it is told, above the second it fails. */
const LONG_LINES = 80;
const TOO_LONG_LINES = 100;

/** A demo that fills less than this share of its frame's height is told. */
const EMPTY_RATIO = 0.45;

/** What was seen: a failure must be repaired, a notice looked at. */
export interface Finding {
  kind: 'failure' | 'notice';
  text: string;
}

/** What the browser measured of a demo that is alive, in CSS px. */
export interface Measures {
  viewportWidth: number;
  viewportHeight: number;
  /** What the document needs. */
  documentWidth: number;
  documentHeight: number;
  /** The height of a centred demo with the room around it; of others that of the frame. */
  contentHeight: number;
  /** What the error boundary says. */
  failure: string | undefined;
  /** It still shows the frame's own "Loading…". */
  waiting: boolean;
  /** What scrolls sideways inside the demo and is not made for that. */
  sideways: string[];
}

const failure = (text: string): Finding => ({ kind: 'failure', text });
const notice = (text: string): Finding => ({ kind: 'notice', text });

/** Whether a demo fits its frame. */
export function judgeMeasures(measures: Measures): Finding[] {
  const { viewportWidth, viewportHeight, documentWidth, documentHeight, contentHeight } = measures;
  const found: Finding[] = [];
  if (measures.failure !== undefined) {
    found.push(failure(`stopped with an error: ${measures.failure}`));
  }
  if (measures.waiting) {
    found.push(failure('is still loading'));
  }
  if (documentWidth > viewportWidth) {
    found.push(failure(`is ${documentWidth} px wide in a frame of ${viewportWidth} px`));
  }
  for (const element of measures.sideways) {
    found.push(failure(`scrolls sideways: ${element}`));
  }
  if (documentHeight > viewportHeight) {
    found.push(failure(`is ${documentHeight} px high in a frame of ${viewportHeight} px`));
  } else if (contentHeight < viewportHeight * EMPTY_RATIO) {
    found.push(notice(`fills only ${contentHeight} px of a frame of ${viewportHeight} px`));
  }
  return found;
}

/** Each machine draws letters a little differently: so many of a picture's pixels may differ, 0 to 1. */
const MAX_DIFFERENCE = 0.03;

/** What is known of the picture that stands for a demo before it runs. */
export interface FirstFrameFacts {
  /** The demo shows hardly anything before it runs. */
  waiting: boolean;
  hasPicture: boolean;
  /** On a laptop, whether the rows of a grid are wider than the frame. */
  cutOff?: boolean;
  /** Whether the picture says what the demo says. */
  sameText?: boolean;
  /** The share of its pixels that differ. */
  difference?: number;
}

const TAKE_ANEW = 'take it anew with --first-frames, and look at it';

/** Whether a reader is shown what a demo will be, and nothing else. */
export function judgeFirstFrame(facts: FirstFrameFacts): Finding[] {
  const { waiting, hasPicture, cutOff = false, sameText = true, difference = 0 } = facts;
  if (!waiting) {
    return hasPicture ? [failure('has a picture, and needs none: it shows itself at once')] : [];
  }
  if (!hasPicture) {
    return [failure(`shows nothing before it runs, and has no picture: ${TAKE_ANEW}`)];
  }
  if (cutOff) {
    return [failure('has rows that are wider than its frame in a window of 1280 px')];
  }
  if (!sameText) {
    return [failure(`says something else than its picture: ${TAKE_ANEW}`)];
  }
  if (difference > MAX_DIFFERENCE) {
    const share = (difference * 100).toFixed(1);
    return [failure(`differs from its picture in ${share} % of the pixels: ${TAKE_ANEW}`)];
  }
  return [];
}

/** What makes a picture or a hydration differ from one day to the next. */
const CHANGING = /\bDate\.now\(|\bMath\.random\(|\bnew Date\(\)|\bdayjs\(\)/;

/** Words that stand where content is missing. */
const PLACEHOLDERS = /\b(?:lorem|ipsum|foo|baz|Item \d)\b/i;

/**
 * Judges a demo's own file.
 *
 * @param code as a reader sees it
 */
export function judgeSource(code: string): Finding[] {
  const lines = code.trimEnd().split('\n').length;
  const found: Finding[] = [];
  if (lines > TOO_LONG_LINES) {
    found.push(failure(`has ${lines} lines; more than ${TOO_LONG_LINES} are too many`));
  } else if (lines > LONG_LINES) {
    found.push(notice(`has ${lines} lines; about ${LONG_LINES} are enough`));
  }
  const changing = CHANGING.exec(code)?.[0];
  if (changing) {
    found.push(notice(`uses ${changing}…, which differs from one run to the next`));
  }
  const placeholder = PLACEHOLDERS.exec(code)?.[0];
  if (placeholder) {
    found.push(failure(`has the placeholder "${placeholder}"`));
  }
  return found;
}

/** React offers its developer tools in every development build. */
const ALLOWED_OUTPUT = 'Download the React DevTools';

/** More of a message than this, in characters, helps nobody. */
const MAX_MESSAGE = 600;

/** A message without the stack, which tells of React's insides. */
export function shorten(message: string): string {
  const text = message
    .replace(/\n\s+at .*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
}

/** A demo says nothing to the console. */
export function judgeConsole(type: string, text: string): Finding[] {
  return text.includes(ALLOWED_OUTPUT) ? [] : [failure(`console.${type}: ${shorten(text)}`)];
}

/** One finding, with the situations in which it was made. */
export interface GroupedFinding extends Finding {
  where: string[];
}

/** Says what was found in several situations once. */
export function groupFindings(
  found: readonly { finding: Finding; where: string }[],
): GroupedFinding[] {
  const groups = new Map<string, GroupedFinding>();
  for (const { finding, where } of found) {
    const key = `${finding.kind} ${finding.text}`;
    const group = groups.get(key) ?? { ...finding, where: [] };
    if (!group.where.includes(where)) {
      group.where.push(where);
    }
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.kind.localeCompare(b.kind));
}
