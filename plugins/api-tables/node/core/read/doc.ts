import ts from 'typescript';
import type { Note } from '../reference';

/** What a comment in a package says. */
export interface Doc {
  /** Markdown. */
  description: string;
  default?: string;
  deprecated?: string;
  returns: string;
  parameters: Map<string, string>;
  /** The values that `@property` tags explain. */
  properties: Note[];
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** `- the text`, `{Type} the text`, and a line break at the end → `the text`. */
function withoutLead(text: string): string {
  return text
    .replace(/^(?:\{[^}]*\}\s*)?(?:-\s+)?/, '')
    .replace(/\\$/, '')
    .trim();
}

/** `undefined` and the like say that there is no default. */
function meaningful(value: string): string | undefined {
  return value === '' || value === 'undefined' ? undefined : value;
}

/** `{'calm'} calm - Grey.`, as this family of packages explains the values of a union. */
function valueIn(text: string): Note[] {
  const [, term = '', rest = ''] = /^\{([^}]*)\}\s*\S+\s*([\s\S]*)$/.exec(text) ?? [];
  return term ? [{ term, text: withoutLead(rest) }] : [];
}

/** The comment on a declaration itself; one that it inherits is another package's. */
export function docOf(node: ts.Node | undefined): Doc {
  const doc: Doc = { description: '', returns: '', parameters: new Map(), properties: [] };
  const comments = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : [];
  const comment = comments.at(-1);
  doc.description = textOf(comment?.comment);
  for (const tag of comment?.tags ?? []) {
    const text = textOf(tag.comment);
    if (ts.isJSDocParameterTag(tag)) {
      doc.parameters.set(tag.name.getText(), withoutLead(text));
    } else if (tag.tagName.text === 'property') {
      doc.properties.push(...valueIn(text));
    } else if (ts.isJSDocReturnTag(tag)) {
      doc.returns = withoutLead(text);
    } else if (ts.isJSDocDeprecatedTag(tag)) {
      doc.deprecated = text;
    } else if (tag.tagName.text === 'default') {
      doc.default = meaningful(text);
    }
  }
  return doc;
}

/** The remarks below a description: parameters and returned value of a callback, named values. */
export function notesOf(doc: Doc): Note[] {
  return [
    ...doc.properties,
    ...[...doc.parameters].map(([term, text]) => ({ term, text })),
    { term: 'returns', text: doc.returns },
  ].filter(({ text }) => text);
}

/** The lists that this family of packages ends a comment with: `Demos:`, then `API:`. */
const LISTS = /(?:^|\n)\s*(Demos|API):\s*\n([\s\S]*?)(?=\n\s*(?:Demos|API):\s*\n|$)/g;

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Takes the lists of demos and API pages out of a description. */
export function withoutLists(description: string): string {
  return description.replace(LISTS, '').trim();
}

/** The links of the list of demos in a description. */
export function demosIn(description: string): { title: string; url: string }[] {
  const list = [...description.matchAll(LISTS)].find(([, title]) => title === 'Demos')?.[2] ?? '';
  return [...list.matchAll(LINK)].map(([, title = '', url = '']) => ({ title, url }));
}

/**
 * The comment of an export. Some packages' comments have slipped to the declaration that follows;
 * they are recognised by the API page that they name.
 */
export function docOfExport(name: string, node: ts.Node | undefined): Doc {
  const own = docOf(node);
  if (own.description || !node) {
    return own;
  }
  const slipped = node
    .getSourceFile()
    .statements.map((statement) => docOf(statement))
    .find(({ description }) => description.includes(`[${name} API]`));
  return slipped ?? own;
}
