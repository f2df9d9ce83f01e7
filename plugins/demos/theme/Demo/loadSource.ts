import type { Preferences } from '../../../site-companion/shared/choices/registry';
import { PATIENCE_MS } from '../../../shared/patience';
import { remembered } from '../../../shared/remembered';
import type { DemoPane, DemoSource, DemoSpec } from '../../shared/types';

/** Whether an answer is a source: of another release, or from a host's fallback page, it may be anything. */
function isSource(data: unknown): data is DemoSource {
  const { panes, packages } = (data ?? {}) as Partial<DemoSource>;
  return Array.isArray(panes) && panes.length > 0 && typeof packages === 'object';
}

async function fetchSource(address: string): Promise<DemoSource> {
  const response = await fetch(`${address}demo.json`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  const data: unknown = await response.json();
  if (!isSource(data)) {
    throw new Error(`Expected the source of a demo at ${address}demo.json, found something else.`);
  }
  return data;
}

/**
 * Fetches the source of a demo, once. After a failure the next call asks again.
 *
 * @param address the demo's frame, with a slash at the end
 */
export const loadSource = remembered(fetchSource);

/** What of a demo is shown: a styling that it does not have counts as MUI System. */
export function shownOf(
  { stylings }: Pick<DemoSpec, 'stylings'>,
  choice: Preferences,
): Preferences {
  return {
    ...choice,
    codeStyling: stylings.includes(choice.codeStyling) ? choice.codeStyling : 'MUI System',
  };
}

/** The files of one language and styling. */
export function paneOf<P extends Pick<DemoPane, 'variant' | 'styling'>>(
  panes: readonly P[],
  { codeVariant, codeStyling }: Preferences,
): P | undefined {
  return panes.find(({ variant, styling }) => variant === codeVariant && styling === codeStyling);
}

/**
 * Fetches the files of a demo in one language and styling.
 *
 * @throws if the demo has none: the page may be of another release than the source
 */
export async function loadPane(address: string, shown: Preferences): Promise<DemoPane> {
  const pane = paneOf((await loadSource(address)).panes, shown);
  if (!pane) {
    const { codeVariant, codeStyling } = shown;
    throw new Error(`Expected ${address}demo.json to have ${codeVariant} and ${codeStyling}.`);
  }
  return pane;
}
