/** What an API table shows, as plain data: written at build time by plugins/api-tables/node/core. */

/** A piece of text. */
export type Inline =
  | string
  | { code: string }
  | { href: string; children: Inline[] }
  | { strong: Inline[] }
  | { em: Inline[] };

/** A paragraph, or a list. */
export type Block = Inline[] | { list: Inline[][] };

export interface ApiType {
  /** The type in short; names may be links. A line for each overload. */
  text: Inline[];
  /** More of it, as highlighted HTML: the whole type, the declarations of what it names. */
  more?: string;
}

export interface ApiRow {
  /** The anchor. */
  id: string;
  name: string;
  required?: true;
  type?: ApiType;
  default?: string;
  description: Block[];
  /** What to use instead. */
  deprecated?: Block[];
}

/** What the columns are called; a table without defaults leaves theirs out. */
export interface ApiColumns {
  name: string;
  type?: string;
  default?: string;
}
