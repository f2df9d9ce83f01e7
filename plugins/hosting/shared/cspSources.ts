/** The CSP directives that a deployment can extend with third-party sources. */
type SourceDirective = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src';

/** Third-party sources by directive: `{ 'img-src': ['https://ads.example.com'] }`. */
export type CspSources = Partial<Record<SourceDirective, string[]>>;
