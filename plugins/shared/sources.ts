/** Directives of a policy to which a deployment may add what belongs to others. */
export const SOURCE_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
] as const;

type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** What pages load from others, by directive: `{ 'img-src': ['https://ads.example.com'] }`. */
export type Sources = Partial<Record<SourceDirective, string[]>>;
