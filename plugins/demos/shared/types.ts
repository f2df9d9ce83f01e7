import type { CodeStyling, CodeVariant } from '../../site-companion/shared/choices/registry';

export type { CodeStyling };

/** How a demo is laid out in its frame: centered with padding, or filling the frame. */
export type DemoLayout = 'centered' | 'full';

/** The name of each styling in file names, paths, and hashes. MUI System is the default, and has none. */
export const STYLING_SLUGS = {
  'MUI System': '',
  'Tailwind CSS': 'tailwind',
  'Plain CSS': 'css',
} as const satisfies Record<CodeStyling, string>;

/** The attribute of a link that replaces a repeated file. Its value is the name of the file. */
export const REPEATED_FILE_ATTRIBUTE = 'data-repeated-file';

/** The first demo of a page that contains a file. */
export interface EarlierDemo {
  demo: string;
  title: string;
}

/** Describes a file of a demo, without its content. */
interface FileInfo {
  /** The path relative to the demo, without the styling's infix: `OrdersDesk.tsx` for `OrdersDesk.tailwind.tsx`. */
  name: string;
  /** The number of lines that are visible while the file is folded. */
  visibleLines: number;
  /** The number of folded import lines. */
  imports?: number;
  /** The total number of lines, if the end is folded. */
  folded?: number;
}

/** A file of a demo as it is displayed, such as `OrdersDesk.tsx` or `data.js`. */
export interface DemoFile extends FileInfo {
  code: string;
  /** The highlighted and folded code, as HTML. */
  html: string;
}

/** The files of a demo in one language and styling. The first is the entry. */
export interface DemoPane<File = DemoFile> {
  variant: CodeVariant;
  styling: CodeStyling;
  files: File[];
}

/** The dependencies of a demo project, with exact versions. */
export interface DemoPackages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The complete source of a demo. The browser fetches it (`demo.json` beside the frame) when a reader edits the demo,
 * opens it in a sandbox, or navigates to the page on the client.
 */
export interface DemoSource {
  panes: DemoPane[];
  /** The dependencies by styling, because Tailwind CSS needs additional packages. */
  packages: Partial<Record<CodeStyling, DemoPackages>>;
  /** The license key of the data grid, if the demo uses the grid and the site has a key. */
  licenseKey?: string;
}

/** The data of a demo in its page. The page's script contains it, so it must be small. */
export interface DemoSpec {
  /** The component's name: `OrdersDesk`. */
  name: string;
  /** The title as words: `Orders desk`. */
  title: string;
  /** The demo's path below `demos/`: `core/react-dashboard-layout/OrdersDesk`. */
  id: string;
  /** The demo's file in the repository. */
  file: string;
  /** The available stylings. The first one is always `MUI System`. */
  stylings: CodeStyling[];
  /** Whether posters cover the demo until it runs. */
  hasPosters?: true;
  panes: DemoPane<FileInfo & { repeats?: EarlierDemo }>[];
}
