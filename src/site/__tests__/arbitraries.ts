import fc from 'fast-check';

export const LANGUAGES = ['en', 'fr'];

export const languageArbitrary = fc.constantFrom(...LANGUAGES);

/** Generates path segments, including those that have a meaning in the path rules. */
const segmentArbitrary = fc.oneof(
  fc.constantFrom('api', 'apiary', 'core', 'studio', 'toolpad', 'x', 'material-ui', 'blog'),
  fc.stringMatching(/^[a-z0-9.-]{1,12}$/),
);

/** Generates URL paths that start with a slash and contain no language and no empty segments. */
export const pathArbitrary = fc
  .record({
    segments: fc.array(segmentArbitrary, { maxLength: 4 }),
    slash: fc.constantFrom('', '/'),
    query: fc.constantFrom('', '?', '?a=/b/'),
    hash: fc.constantFrom('', '#', '#/api/', '#top?'),
  })
  .filter(({ segments }) => !LANGUAGES.includes(segments[0] ?? ''))
  .map(({ segments, slash, query, hash }) => {
    const path = segments.map((name) => `/${name}`).join('') + slash;
    return (path || '/') + query + hash;
  });
