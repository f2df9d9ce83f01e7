/** What the compiler says about the exports of a package, as plain data: it is cached as JSON. */

/** A type, as a reader sees it. */
export interface TypeText {
  /** On one line, and short; overloads stand on a line each. */
  text: string;
  /**
   * Names in the text that are explained elsewhere: `https://…` in other documentation, `export:X`
   * on the page of the export X, `type:X` below on the same page, `#…` at a heading.
   */
  links: Record<string, string>;
  /** The whole type as a property, where `text` shortens it. */
  whole?: string;
  /** The declarations of the package's own types that the text names, as TypeScript. */
  declarations?: string;
}

/** A further remark on a member, such as what a parameter of a callback is. */
export interface Note {
  /** What the remark is on, as code. */
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
  /** Where the default was found; code tells the truth where the two differ. */
  defaultFrom?: 'code' | 'comment';
  /** Markdown. */
  description: string;
  /** Who wrote the description. */
  describedBy: 'package' | 'site';
  notes: Note[];
  /** Markdown: what to use instead. */
  deprecated?: string;
}

/** Foreign props that a component passes on. */
export interface Inherited {
  /** The type's name, such as `StackProps`. */
  type: string;
  /** What the props belong to, such as `Stack`. */
  of: string;
  package: string;
  url?: string;
}

interface Export {
  name: string;
  package: string;
  version: string;
  /** The module with only this part of the package, if there is one, then the whole package. */
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
  /** CSS classes: keys of the `classes` prop. */
  classes: Member[];
}

/** A named type of the package that a hook takes or gives. */
export interface NamedType {
  name: string;
  /** Markdown. */
  description: string;
  /** The declaration, as TypeScript. */
  code: string;
  /** Its fields, where the package describes any of them. */
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

/** What a package exports, by name. */
export type References = Record<string, Reference>;
