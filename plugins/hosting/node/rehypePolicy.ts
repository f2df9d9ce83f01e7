import type { Program } from 'estree';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isRecord } from '../../shared/unknown';
import { describeLocation } from '../../shared/node/mdx';

/** The attributes that load files, by element. */
const FILE_ATTRIBUTES: Record<string, string[]> = {
  audio: ['src'],
  iframe: ['src'],
  img: ['src', 'srcSet'],
  link: ['href'],
  script: ['src'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
};

/** An element of a page, written in Markdown or as JSX. */
interface PageElement {
  name: string;
  /** The attributes. The value of an attribute that isn't a constant is an empty string. */
  attributes: Record<string, string>;
  location: string;
}

/** An attribute of JSX: in a page's content (mdast), or in its JavaScript (estree). */
interface JsxAttribute {
  name?: string | { name: string };
  value?: unknown;
}

/** Returns the value of an attribute, or an empty string if it isn't a constant. */
function getConstant(value: unknown): string {
  if (!isRecord(value)) {
    return typeof value === 'string' ? value : '';
  }
  const program = isRecord(value.data) ? (value.data.estree as Program | undefined) : undefined;
  const [statement] = program?.body ?? [];
  return getConstant(
    statement?.type === 'ExpressionStatement'
      ? statement.expression
      : value.type === 'JSXExpressionContainer'
        ? value.expression
        : value.value,
  );
}

const readAttributes = (attributes: readonly JsxAttribute[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ name = '', value }) => [
      typeof name === 'string' ? name : name.name,
      getConstant(value),
    ]),
  );

/** Calls a function for each JSX element in JavaScript. */
function visitJsx(node: unknown, onElement: (element: JsxElement) => void): void {
  if (Array.isArray(node)) {
    node.forEach((child) => visitJsx(child, onElement));
  } else if (isRecord(node)) {
    if (node.type === 'JSXOpeningElement') {
      onElement(node as unknown as JsxElement);
    }
    Object.values(node).forEach((child) => visitJsx(child, onElement));
  }
}

/** An opening tag in JavaScript. */
interface JsxElement {
  name: { name?: string };
  attributes: readonly JsxAttribute[];
  loc?: { start: { line: number } };
}

/** Returns the elements of a page, including those in the components that the page defines. */
export function listElements(tree: Root, file: VFile): PageElement[] {
  const elements: PageElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'element') {
      const attributes = Object.entries(node.properties).map(([name, value]) => ({ name, value }));
      const location = describeLocation(file, node);
      elements.push({ name: node.tagName, attributes: readAttributes(attributes), location });
    } else if ('attributes' in node) {
      const attributes = readAttributes(node.attributes);
      const location = describeLocation(file, node);
      elements.push({ name: node.name ?? '', attributes, location });
    }
    if (node.type !== 'element' && node.type !== 'root') {
      const programs = 'attributes' in node ? node.attributes : node.data;
      visitJsx(programs, ({ name, attributes, loc }) =>
        elements.push({
          name: name.name ?? '',
          attributes: readAttributes(attributes),
          location: describeLocation(file, { loc }),
        }),
      );
    }
  });
  return elements;
}

/** The elements whose files may be `data:` URLs: pictures and media. */
const DATA_ELEMENTS = ['audio', 'img', 'source', 'video'];

/** Returns why an element can't load a file, or `undefined` if it can. */
function findFileProblem(name: string, url: string, siteUrl: string): string | undefined {
  const isOwn = url.startsWith(siteUrl) || url.startsWith(new URL(siteUrl).pathname);
  if (isOwn || (DATA_ELEMENTS.includes(name) && url.startsWith('data:'))) {
    return undefined;
  }
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
    ? `the content security policy blocks ${url}: save the file beside the page`
    : `the browser won’t find ${url}: write src={require('${url.replace(/^(?!\.)\/?/, './')}').default} for a file beside the page`;
}

/** Returns the problem of an element, or `undefined` if there is none. */
function findProblem({ name, attributes }: PageElement, siteUrl: string): string | undefined {
  // A component decides itself what it renders.
  if (!/^[a-z]/.test(name)) {
    return undefined;
  }
  const names = Object.keys(attributes);
  if (names.includes('style')) {
    return 'the content security policy blocks style attributes: add a class, and a rule for it in a stylesheet';
  }
  const handler = names.find((each) => /^on[a-z]/.test(each));
  if (handler) {
    return `the content security policy blocks the attribute ${handler}: pass a function to a property such as onClick, in a component`;
  }
  if (name === 'link' && !attributes.rel?.includes('stylesheet')) {
    return undefined;
  }
  return (FILE_ATTRIBUTES[name] ?? [])
    .flatMap((attribute) =>
      // `srcSet` contains several URLs, each with a descriptor.
      (attributes[attribute] ?? '')
        .split(attribute === 'srcSet' ? /,\s+/ : '\n')
        .map((candidate) => /\S+/.exec(candidate)?.[0])
        .map((url) => url && findFileProblem(name, url, siteUrl)),
    )
    .find(Boolean);
}

/**
 * Rehype plugin that rejects elements that the pages' content security policy would block: files of other sites, style
 * attributes, and event handlers. Browsers would omit them without a message, and only in production.
 *
 * @param siteUrl - the CSP source of the site's own files: `https://example.com/docs/`
 */
export function rehypePolicy(siteUrl: string) {
  return (tree: Root, file: VFile): void => {
    for (const element of listElements(tree, file)) {
      const problem = findProblem(element, siteUrl);
      if (problem) {
        throw new Error(`${element.location}: in <${element.name}>, ${problem}.`);
      }
    }
  };
}
