/** The plugin's name, under which it publishes its data. */
export const PROJECT_CHECK = 'project-check';

/** Describes the project that a product needs. All ranges are written as in `package.json`. */
export interface Requirements {
  /** The product's package, and its documented version. */
  name: string;
  version: string;
  /** The range of Node.js versions. */
  node: string;
  /** Packages that a project must have, by their ranges. */
  peers: Record<string, string>;
  /** Packages that a project may have, but only in these ranges. */
  optionalPeers?: Record<string, string>;
  /** If true, a project must have only one copy of each peer. */
  single?: boolean;
}
