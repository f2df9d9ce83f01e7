/** The plugin's name, which is also the key of its global data. */
export const PROJECT_CHECK_PLUGIN_NAME = 'project-check';

/** The requirements of a product. Version ranges have the syntax of `package.json`. */
export interface Requirements {
  /** The product's package. */
  name: string;
  /** The documented version of the package. */
  version: string;
  /** The range of supported Node.js versions. */
  node: string;
  /** The required peer dependencies, with their ranges. */
  peers: Record<string, string>;
  /** Optional peer dependencies, with the ranges that a project must use if it has them. */
  optionalPeers?: Record<string, string>;
  /** Whether a project must have only one copy of each peer dependency. */
  single?: boolean;
}
