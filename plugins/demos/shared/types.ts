import type { CodeStyling, CodeVariant } from '../../choices/registry';

export type { CodeStyling };

/** The layout of a demo in its frame: centered with padding, or filling the frame. */
export type DemoLayout = 'centered' | 'full';

/** The slug of each styling solution in file names, paths, and hashes. MUI System is the default and has no slug. */
export const STYLING_SLUGS = {
  'MUI System': '',
  'Tailwind CSS': 'tailwind',
  'Plain CSS': 'css',
} as const satisfies Record<CodeStyling, string>;

/** The attribute of a link that replaces a repeated file. Its value is the file's name. */
export const REPEATED_FILE_ATTRIBUTE = 'data-repeated-file';

/** The first of a page's demos that contains a file. Later demos with the same file link to this demo. */
export interface EarlierDemo {
  demo: string;
  title: string;
}

/** Describes a file of a demo, without its content. */
interface FileInfo {
  /**
   * The path relative to the demo, without the infix of the styling solution: `OrdersDesk.tsx` for
   * `OrdersDesk.tailwind.tsx`.
   */
  name: string;
  /** The number of lines that are visible while the file is folded. */
  visibleLines: number;
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

/** The files of a demo in one language and styling solution. The first file is the entry. */
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
 * opens it in a sandbox, or reaches the page by client-side navigation.
 */
export interface DemoSource {
  panes: DemoPane[];
  /** The dependencies by styling solution, because Tailwind CSS needs additional packages. */
  packages: Partial<Record<CodeStyling, DemoPackages>>;
  /** The license key of the data grid, if the demo uses the grid and the site has a key. */
  licenseKey?: string;
}

/** The data about a demo that its page contains. It is part of the page's JavaScript, so it must be small. */
export interface DemoSpec {
  /** The component's name: `OrdersDesk`. */
  name: string;
  /** The title on the page, which is the name as words by default: `Orders desk`. */
  title: string;
  /** The demo's path below `demos/`: `core/react-dashboard-layout/OrdersDesk`. */
  id: string;
  /** The demo's file in the repository. */
  file: string;
  /** The available styling solutions. The first is always `MUI System`. */
  stylings: CodeStyling[];
  panes: DemoPane<FileInfo & { repeats?: EarlierDemo }>[];
}
