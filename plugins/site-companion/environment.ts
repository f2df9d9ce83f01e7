import { isRecord } from '../shared/unknown';
import type { Options } from './options';

/**
 * Merges the site's options with those in an environment variable, which previews and tests set.
 *
 * @param json - the value of the variable `SITE_COMPANION`: a JSON object with options that replace the site's
 * @throws if the variable isn't a JSON object
 */
export function resolveOptions(
  options: Options,
  json: string | undefined = process.env.SITE_COMPANION,
): Options {
  if (!json) {
    return options;
  }
  let overrides: unknown;
  try {
    overrides = JSON.parse(json);
  } catch {
    // The error below also covers invalid JSON.
  }
  if (isRecord(overrides)) {
    return { ...options, ...overrides };
  }
  throw new Error(
    'Site companion: expected the environment variable SITE_COMPANION to be a JSON object of ' +
      `options, such as {"ads":{"enabled":false}}, but found ${json.slice(0, 80)}. ` +
      'See plugins/site-companion/README.md for the options.',
  );
}
