import type { Program } from 'estree';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CspSources } from '../shared/cspSources';
import { isRecord } from '../../shared/unknown';
import { describeLocation } from '../../shared/node/describeLocation';

type Directive = keyof CspSources;

/** The attributes that load files, with the directives that restrict them, by element. */
const LOADED_FILES: Record<string, Record<string, Directive>> = {
  audio: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  img: { src: 'img-src', srcSet: 'img-src' },
  link: { href: 'style-src' },
  script: { src: 'script-src' },
  source: { src: 'media-src', srcSet: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
};

/** The settings that determine which files a page can load. */
export interface PagePolicyOptions {
  /** The CSP source of the site's own files: `https://example.com/docs/`. */
  siteUrl: string;
  thirdParties: CspSources;
}

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

/** Returns whether a CSP source matches a URL: `https:`, `https://a.com`, or `https://*.a.com`. */
function matchesSource(source: string, { protocol, origin }: URL): boolean {
  const pattern = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[^/]+');
  return source === protocol || new RegExp(`^${pattern}$`).test(origin);
}

/** Returns why a page can't load a file, or `undefined` if it can. */
function findSourceProblem(
  url: string,
  directive: Directive,
  { siteUrl, thirdParties }: PagePolicyOptions,
): string | undefined {
  const { origin, pathname: base } = new URL(siteUrl);
  const isOwn = url.startsWith(siteUrl) || url.startsWith(base);
  if (isOwn || (/^(?:img|media)-src$/.test(directive) && url.startsWith('data:'))) {
    return undefined;
  }
  const isForeign = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  if (!isForeign) {
    return `the browser won’t find ${url}: write src={require('${url.replace(/^(?!\.)\/?/, './')}').default} for a file beside the page`;
  }
  const target = new URL(url, origin);
  if ((thirdParties[directive] ?? []).some((source) => matchesSource(source, target))) {
    return undefined;
  }
  return (
    `the content security policy blocks ${url}: save the file beside the page, ` +
    `or add '${target.origin}' to '${directive}' in the option thirdParties of plugins/hosting`
  );
}

/** Returns the problem of an element, or `undefined` if there is none. */
function findProblem(
  { name, attributes }: PageElement,
  policy: PagePolicyOptions,
): string | undefined {
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
  return Object.entries(LOADED_FILES[name] ?? {})
    .flatMap(([attribute, directive]) =>
      // `srcSet` contains several URLs, each with a descriptor.
      (attributes[attribute] ?? '')
        .split(attribute === 'srcSet' ? /,\s+/ : '\n')
        .map((candidate) => /\S+/.exec(candidate)?.[0])
        .map((url) => url && findSourceProblem(url, directive, policy)),
    )
    .find(Boolean);
}

/**
 * Rehype plugin that rejects elements that the pages' content security policy would block: files of other origins that
 * no option allows, style attributes, and event handlers. Browsers would omit them without a message, and only in
 * production.
 */
export function rehypePolicy(policy: PagePolicyOptions) {
  return (tree: Root, file: VFile): void => {
    for (const element of listElements(tree, file)) {
      const problem = findProblem(element, policy);
      if (problem) {
        throw new Error(`${element.location}: in <${element.name}>, ${problem}.`);
      }
    }
  };
}
