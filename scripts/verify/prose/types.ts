/** A piece of running text; code in it is a plain word. */
interface Passage {
  text: string;
  line: number;
}

interface Heading extends Passage {
  depth: number;
  /** The heading without its code, in which names keep their letters. */
  plain: string;
}

/** What a page says, without its code. */
export interface PageProse {
  /** `docs-toolpad-core/react-crud/index.mdx` */
  page: string;
  title: string;
  description: string;
  headings: Heading[];
  /** Paragraphs, list items and cells, in order. */
  passages: Passage[];
  links: (Passage & { url: string })[];
  images: { alt: string; url: string; line: number }[];
  words: number;
}

/** A place that offends a rule. */
export interface Offence {
  rule: string;
  page: string;
  line: number;
  message: string;
}
