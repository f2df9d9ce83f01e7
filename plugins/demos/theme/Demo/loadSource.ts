import type { Preferences } from '../../../site-companion/shared/choices/registry';
import { TIMEOUT_MS } from '../../../shared/timeout';
import { memoize } from '../../../shared/memoize';
import type { CodeStyling, DemoPane, DemoSource, DemoSpec } from '../../shared/types';

/** Returns whether a response is a source. Another release or a host's fallback page may send anything. */
function isSource(data: unknown): data is DemoSource {
  const { panes, packages } = (data ?? {}) as Partial<DemoSource>;
  return Array.isArray(panes) && panes.length > 0 && typeof packages === 'object';
}

/**
 * Fetches the source of a demo, once. After a failure, the next call tries again.
 *
 * @param framePath - the URL path of the demo's frame, with a trailing slash
 */
export const loadSource = memoize(async (framePath: string): Promise<DemoSource> => {
  const response = await fetch(`${framePath}demo.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  const data: unknown = await response.json();
  if (!isSource(data)) {
    throw new Error(
      `Expected the source of a demo at ${framePath}demo.json, found something else.`,
    );
  }
  return data;
});

/** Returns what of a demo is shown: MUI System, if it doesn't have the reader's styling. */
export function getAvailablePreferences(
  { stylings }: Pick<DemoSpec, 'stylings'>,
  choice: Preferences,
): Preferences {
  return {
    ...choice,
    codeStyling: stylings.includes(choice.codeStyling) ? choice.codeStyling : 'MUI System',
  };
}

/**
 * Returns the files of a demo in one language and styling.
 *
 * @throws Error if there are none, because the source is of another release than the page
 */
export function findPane(
  { panes }: DemoSource,
  { codeVariant, codeStyling }: Preferences,
): DemoPane {
  const pane = panes.find(
    ({ variant, styling }) => variant === codeVariant && styling === codeStyling,
  );
  if (!pane) {
    throw new Error(`Expected the source of the demo to have ${codeVariant} and ${codeStyling}.`);
  }
  return pane;
}

/** Returns the name of the radios that select a file of a demo's source. */
export const getFileRadioName = (demo: string, styling: CodeStyling): string =>
  `${demo}-${styling}-file`;
