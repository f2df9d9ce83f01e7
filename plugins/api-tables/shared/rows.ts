/** The data of an API table. The build creates it, and `theme/ApiTable` renders it. */

/** A piece of text. */
export type Inline =
  string | { code: string } | { href: string; children: Inline[] } | { strong: Inline[] };

/** A paragraph, or a list. */
export type Block = Inline[] | { list: Inline[][] };

export interface ApiType {
  /** The short form, with one line per overload. Names may be links. */
  text: Inline[];
  /** The whole type and the declarations of the types that it names, as highlighted HTML. */
  more?: string;
}

export interface ApiRow {
  /** The anchor. */
  id: string;
  name: string;
  required?: true;
  type: ApiType;
  default?: string;
  description: Block[];
  /** The deprecation notice, which names the replacement. */
  deprecated?: Block[];
}

/** The headers of the columns. A table without defaults has no column for them. */
export interface ApiColumns {
  name: string;
  type: string;
  default?: string;
}
