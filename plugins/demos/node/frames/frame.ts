import type { CodeStyling, DemoLayout, DemoSource } from '../../shared/types';

/** One frame to be built: a demo in one styling. */
export interface FrameSpec {
  /** The demo's id: `core/react-account/SignedIn`. */
  id: string;
  title: string;
  styling: CodeStyling;
  /** The file whose default export the frame renders. */
  entry: string;
  /** Below the site's base, with a slash at the end. */
  address: string;
  layout: DemoLayout;
  /** The demo brings its own theme provider. */
  ownTheme: boolean;
  /** Not rendered at build time. */
  client: boolean;
  /** What the demo's files import from packages. */
  imports: string[];
  /** The page that shows it, for messages. */
  page: string;
  source: DemoSource;
}

/** A name for files: without slashes. */
export function frameKey({ id, styling }: Pick<FrameSpec, 'id' | 'styling'>): string {
  const infix = styling === 'MUI System' ? '' : `.${styling.split(' ')[0]?.toLowerCase() ?? ''}`;
  return id.replaceAll('/', '-') + infix;
}
