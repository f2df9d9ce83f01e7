/** The reference of a package's exports. It consists of plain data, because a worker thread returns it. */

export interface TypeText {
  /** The short form, with one line per overload. */
  text: string;
  /**
   * The link targets of names in the text: the URL of external documentation, an anchor on the same page (`#…`), or
   * `export:X` for the page of the export `X`.
   */
  links: Record<string, string>;
  /** The full type as a property, if `text` is shortened. */
  full?: string;
  /** The declarations of the package's own types that occur in the text. */
  declarations?: string;
}

/** A note on a member, such as the description of a callback's parameter. */
export interface Note {
  /** The code that the note describes. */
  term: string;
  /** The text, as Markdown. */
  text: string;
}

/** A table row: a prop, slot, parameter, or field. */
export interface Member {
  name: string;
  type: TypeText;
  required: boolean;
  default?: string;
  /** The description, as Markdown. */
  description: string;
  /** Whether the package or this site provides the description. */
  describedBy: 'package' | 'site';
  notes: Note[];
  /** The deprecation notice as Markdown, which names the replacement. */
  deprecated?: string;
}

/** The props of another package's component that a component also accepts. */
export interface InheritedProps {
  /** The name of the props type, such as `StackProps`. */
  type: string;
  /** The name of the component, such as `Stack`. */
  component: string;
  package: string;
  url?: string;
}

interface Export {
  name: string;
  package: string;
  version: string;
  /** The modules that provide the export, the smallest first. */
  modules: string[];
  /** The description, as Markdown. */
  description: string;
  demos: { title: string; url: string }[];
  sourceUrl?: string;
}

export interface ComponentReference extends Export {
  kind: 'component';
  /** The props that the package declares itself. */
  props: Member[];
  inherits: InheritedProps[];
  slots: Member[];
  slotProps: Member[];
}

/** A named type of the package that occurs in the signature of a hook. */
export interface NamedType {
  name: string;
  /** The description, as Markdown. */
  description: string;
  /** The declaration, as TypeScript. */
  code: string;
  /** The fields, if at least one has a description. */
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
