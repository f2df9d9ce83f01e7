import type { CodeStyling, CodeVariant } from '../../site-companion/shared/choices/registry';

export type { CodeStyling };

/** The layout of a demo in its frame: in the middle with padding, or filling it. */
export type DemoLayout = 'centered' | 'full';

/** The word for a styling in file names, addresses and hashes; MUI System has none. */
export const STYLING_WORDS = {
  'MUI System': '',
  'Tailwind CSS': 'tailwind',
  'Plain CSS': 'css',
} as const satisfies Record<CodeStyling, string>;

/** The attribute of a link to the demo that has a file, with the name of the file. */
export const REPEATED_FILE = 'data-repeated-file';

/** The first demo of a page that shows a file. */
export interface RepeatedFile {
  demo: string;
  title: string;
}

/** Facts about a demo's file, without its text. */
interface FileInfo {
  /** The path beside the demo, without the styling's infix: `OrdersDesk.tailwind.tsx` is `OrdersDesk.tsx`. */
  name: string;
  /** The number of lines that are shown before anything is unfolded. */
  visibleLines: number;
  /** The number of import lines that are folded at the top. */
  imports?: number;
  /** The total number of lines, if the last ones are folded. */
  folded?: number;
}

/** One file of a demo as a reader sees it: `OrdersDesk.tsx`, `data.js`. */
export interface DemoFile extends FileInfo {
  code: string;
  /** The code, highlighted and folded. */
  html: string;
}

/** The files of a demo in one language and one styling; the first is the demo itself. */
export interface DemoPane<File = DemoFile> {
  variant: CodeVariant;
  styling: CodeStyling;
  files: File[];
}

/** The exact versions that a project with the demo in it installs. */
export interface DemoPackages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The complete source of a demo. The browser fetches it (`demo.json` beside the frame) when a reader edits, opens a
 * sandbox, or comes to the page by client-side navigation.
 */
export interface DemoSource {
  panes: DemoPane[];
  /** The packages by styling, because Tailwind needs more of them. */
  packages: Partial<Record<CodeStyling, DemoPackages>>;
  /** The license key of the data grid, if the demo uses the grid and the site has a key. */
  licenseKey?: string;
}

/** The data of a demo in its page. It is part of the page's script, so it stays small. */
export interface DemoSpec {
  /** `OrdersDesk` */
  name: string;
  /** `Orders desk` */
  title: string;
  /** The demo's path below `demos/`: `core/react-dashboard-layout/OrdersDesk`. */
  id: string;
  /** The demo's file in the repository. */
  file: string;
  /** The first is always `MUI System`. */
  stylings: CodeStyling[];
  panes: DemoPane<FileInfo & { repeats?: RepeatedFile }>[];
}
