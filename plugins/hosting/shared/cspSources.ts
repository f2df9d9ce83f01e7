/** The CSP directives that a deployment can extend with third-party sources. */
export const THIRD_PARTY_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
] as const;

type SourceDirective = (typeof THIRD_PARTY_DIRECTIVES)[number];

/** Third-party sources by directive: `{ 'img-src': ['https://ads.example.com'] }`. */
export type CspSources = Partial<Record<SourceDirective, string[]>>;
