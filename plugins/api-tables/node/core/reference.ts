/** The documentation of a package's exports. It is cached as JSON, so it is plain data. */

/** The text of a type. */
export interface TypeText {
  /** The short form, with one line per overload. */
  text: string;
  /**
   * The link targets of names in the text: a URL of other documentation, an anchor on the same page (`#…`), or
   * `export:X` for the page of the export X.
   */
  links: Record<string, string>;
  /** The whole type as a property, if `text` is shortened. */
  full?: string;
  /** The TypeScript declarations of the package's types that the text names. */
  declarations?: string;
}

/** A note on a member, such as the description of a callback's parameter. */
export interface Note {
  /** The code that the note describes. */
  term: string;
  /** Markdown. */
  text: string;
}

/** A row of a table: a prop, a slot, a parameter, a field of a type. */
export interface Member {
  name: string;
  type: TypeText;
  required: boolean;
  default?: string;
  /** Markdown. */
  description: string;
  /** The author of the description. */
  describedBy: 'package' | 'site';
  notes: Note[];
  /** Markdown that names the replacement. */
  deprecated?: string;
}

/** The props of another package's component that a component accepts. */
export interface Inherited {
  /** The type's name, such as `StackProps`. */
  type: string;
  /** The component, such as `Stack`. */
  component: string;
  package: string;
  url?: string;
}

interface Export {
  name: string;
  package: string;
  version: string;
  /** The modules that have the export, the smallest first. */
  modules: string[];
  /** Markdown. */
  description: string;
  demos: { title: string; url: string }[];
  sourceUrl?: string;
}

export interface ComponentReference extends Export {
  kind: 'component';
  /** The props that the package declares itself. */
  props: Member[];
  inherits: Inherited[];
  slots: Member[];
  slotProps: Member[];
}

/** A named type of the package in the signature of a hook. */
export interface NamedType {
  name: string;
  /** Markdown. */
  description: string;
  /** The declaration, as TypeScript. */
  code: string;
  /** The fields, if the package describes any of them. */
  members: Member[];
}

export interface HookReference extends Export {
  kind: 'hook';
  /** The overloads, as TypeScript. */
  signatures: string;
  parameters: Member[];
  returns: { type: TypeText; description: string; members: Member[] };
  types: NamedType[];
}

export type Reference = ComponentReference | HookReference;

/** The exports of a package, by name. */
export type References = Record<string, Reference>;
