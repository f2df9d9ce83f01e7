import type { DemoPane, DemoSource, DemoSpec } from '../../../plugins/demos/types';
import type { Preferences } from '../../../plugins/site-companion/preferences/parse';

const loading = new Map<string, Promise<DemoSource>>();

/**
 * Fetches the source of a demo, once.
 *
 * @param address the demo's frame, with a slash at the end
 */
export function loadSource(address: string): Promise<DemoSource> {
  const known = loading.get(address);
  if (known) {
    return known;
  }
  const source = fetch(`${address}demo.json`).then((response) => {
    if (!response.ok) {
      throw new Error(`${response.status} ${response.statusText}`);
    }
    return response.json() as Promise<DemoSource>;
  });
  loading.set(address, source);
  source.catch(() => loading.delete(address));
  return source;
}

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
