import type { Preferences } from '../../../choices/registry';
import { TIMEOUT_MS } from '../../../page-start/shared/timeout';
import { memoize } from '../../../shared/memoize';
import type { CodeStyling, DemoPane, DemoSource, DemoSpec } from '../../shared/types';

/**
 * Fetches the source of a demo once. After a failure, the next call tries again.
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
  // If the host responds with its fallback page, parsing fails.
  return (await response.json()) as DemoSource;
});

/** Returns the reader's preferences, with MUI System if the demo doesn't have the preferred styling solution. */
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
 * Returns the files of a demo in one language and styling solution.
 *
 * @throws Error if there are none, which happens if the source and the page are from different releases
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

/** Returns the `name` attribute of the radio buttons that select a file. */
export const getFileRadioName = (demo: string, styling: CodeStyling): string =>
  `${demo}-${styling}-file`;
