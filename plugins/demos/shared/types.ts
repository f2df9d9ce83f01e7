import type { CodeStyling, CodeVariant } from '../../site-companion/shared/choices/registry';

export type { CodeStyling };

/** What a page knows of a demo's file, besides its text. */
interface ShownFile {
  /** Its path beside the demo, without the styling's infix: `OrdersDesk.tailwind.tsx` is `OrdersDesk.tsx`. */
  name: string;
  /** How many lines are shown, before anything is unfolded. */
  shown: number;
  /** How many lines of imports are folded at the top. */
  imports?: number;
  /** How many lines there are, if the last ones are folded. */
  folded?: number;
}

/** On a link to the demo that has a file: the name of the file. */
export const REPEATED_FILE = 'data-repeated-file';

/** The first demo of a page that shows a file. */
export interface RepeatedFile {
  demo: string;
  title: string;
}

/** The same, and where the page has the file before, if it does. */
interface PageFile extends ShownFile {
  repeats?: RepeatedFile;
}

/** One file of a demo as a reader sees it: `OrdersDesk.tsx`, `data.js`. */
export interface DemoFile extends ShownFile {
  code: string;
  /** The code, highlighted and folded. */
  html: string;
}

/** The files of a demo in one language and one way of styling; the first is the demo itself. */
export interface DemoPane {
  variant: CodeVariant;
  styling: CodeStyling;
  files: DemoFile[];
}

/** The exact versions that a project with the demo in it installs. */
export interface DemoPackages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Everything about a demo's source. The browser fetches it (`demo.json` beside the frame) when a
 * reader edits, opens a sandbox, or comes to the page by a client navigation.
 */
export interface DemoSource {
  panes: DemoPane[];
  /** By styling; Tailwind brings packages of its own. */
  packages: Partial<Record<CodeStyling, DemoPackages>>;
  /** Of the data grid, where the demo uses it and the site has a key. */
  licenseKey?: string;
}

/** What a page knows of a demo; goes into the page's own script, so it stays small. */
export interface DemoSpec {
  /** `OrdersDesk` */
  name: string;
  /** `Orders desk` */
  title: string;
  /** The demo's place in the site, below `demos/`: `core/react-dashboard-layout/OrdersDesk`. */
  id: string;
  /** The demo's file in the repository. */
  file: string;
  /** The first is always `MUI System`. */
  stylings: CodeStyling[];
  panes: { variant: CodeVariant; styling: CodeStyling; files: PageFile[] }[];
}

/** How a demo stands in its frame: in the middle with room around it, or filling it. */
export type DemoLayout = 'centered' | 'full';

/** The word for a styling in file names, addresses and hashes; MUI System has none. */
export const STYLING_WORDS = {
  'MUI System': '',
  'Tailwind CSS': 'tailwind',
  'Plain CSS': 'css',
} as const satisfies Record<CodeStyling, string>;
