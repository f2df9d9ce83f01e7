import type { Options } from './options';

/**
 * Merges the site's options with those in an environment variable, which previews and tests set.
 *
 * @param json - the value of the variable `SITE_COMPANION`: a JSON object with options that replace the site's
 * @throws if the variable isn't JSON
 */
export function resolveOptions(
  options: Options,
  json: string | undefined = process.env.SITE_COMPANION,
): Options {
  try {
    return json ? { ...options, ...(JSON.parse(json) as Options) } : options;
  } catch (cause) {
    throw new Error(
      'Site companion: expected the environment variable SITE_COMPANION to be a JSON object of options, such as ' +
        '{"ads":{"enabled":false}}.',
      { cause },
    );
  }
}
