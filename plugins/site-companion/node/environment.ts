import { isRecord } from '../../shared/isRecord';
import type { Options } from '../options';

/**
 * The companion's options, as the environment may change them for a preview or a test.
 *
 * @param options the site's own
 * @param json `SITE_COMPANION`: an object of options, each of which takes the place of the site's
 * @throws if it is no such object
 */
export function optionsOf(
  options: Options,
  json: string | undefined = process.env.SITE_COMPANION,
): Options {
  if (!json) {
    return options;
  }
  try {
    const change: unknown = JSON.parse(json);
    if (isRecord(change)) {
      return { ...options, ...change };
    }
  } catch {
    // As below.
  }
  throw new Error(
    'site-companion: expected the environment variable SITE_COMPANION to be a JSON object of ' +
      `options, such as {"ads":{"enabled":false}}, but found ${json.slice(0, 80)}. ` +
      'plugins/site-companion/README.md lists them.',
  );
}
