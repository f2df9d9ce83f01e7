/** The data of API tables, which the build creates and `theme/ApiTable` renders. */

/** A piece of inline content: text, code, a link, or strong text. */
export type Inline =
  string | { code: string } | { href: string; children: Inline[] } | { strong: Inline[] };

/** Block content: a paragraph, or a list. */
export type Block = Inline[] | { list: Inline[][] };

export interface ApiType {
  /** The short form of each overload of the type. Names can be links. */
  text: Inline[][];
  /** The full type and the declarations of the types in it, as highlighted HTML. */
  more?: string;
}

export interface ApiRow {
  /** The id of the row, which is its anchor. */
  id: string;
  name: string;
  required?: true;
  type: ApiType;
  default?: string;
  description: Block[];
  /** The deprecation notice, which names the replacement. */
  deprecated?: Block[];
}

/** The headers of the columns. Without `default`, the table has no column for defaults. */
export interface ApiColumns {
  name: string;
  type: string;
  default?: string;
}
