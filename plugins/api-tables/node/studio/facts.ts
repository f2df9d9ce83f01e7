import componentWords from './data/componentDescriptions.json';
import components from './data/components.json';
import fileWords from './data/fileDescriptions.json';
import files from './data/files.json';

/** What the published package says about a property of a component. */
export interface Property {
  name: string;
  type: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  /** What the editor calls it, where that is not its name. */
  label?: string;
  /** The component sets it itself: what a file says is not looked at. */
  state?: boolean;
  /** The property that it has its first value from. */
  startsAs?: string;
  bindable?: boolean;
  hidden?: boolean;
  schema?: Schema;
}

/** The part of JSON schema that the facts use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** The site's words on an object in a file. */
export interface ObjectWords {
  title: string;
  /** The heading that it stands under. */
  anchor: string;
  text: string;
  fields?: Record<string, string | { text: string; default?: string }>;
}

/** A field of an object in a property, which only the site describes. */
export interface FieldWords {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
  text: string;
}

interface ComponentWords {
  shared: Record<string, string>;
  properties: Record<string, Record<string, string>>;
  fields: Record<string, { title: string; rows: FieldWords[] }>;
}

/** Facts were read from the published packages. Studio has no next version, so they stay as they are. */
export const VERSION = components.version;
export const COMPONENTS = components.components as Record<string, { properties: Property[] }>;
export const DEFINITIONS = files.definitions as Record<string, Schema>;

/** What columns of a data grid may have: the package's type knows more of it than its table. */
export const COLUMN_FIELDS: readonly string[] = components.columns;

/** Descriptions are the site's own. */
export const COMPONENT_WORDS = componentWords as ComponentWords;
export const OBJECT_WORDS = fileWords as Record<string, ObjectWords>;

/**
 * The site's description of a property: its own, or the one that several components share.
 *
 * @throws Error that says where to write one, if there is none
 */
export function descriptionOf(component: string, property: string): string {
  const { shared, properties } = COMPONENT_WORDS;
  const text = properties[component]?.[property] ?? shared[property];
  if (!text) {
    throw new Error(
      `Expected a description of ${component}.${property}, found none. Write one in ` +
        'plugins/api-tables/node/studio/data/componentDescriptions.json.',
    );
  }
  return text;
}
