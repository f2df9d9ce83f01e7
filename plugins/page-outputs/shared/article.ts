import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The article of a built page. */
export interface Article {
  title: Element;
  lead: Element;
  /** The elements with the content, in the order of the page. */
  bodies: Element[];
}

/**
 * Matches the element that contains the article. Only this element is parsed, because the head and the sidebar are as
 * long as most articles.
 */
const MAIN_ELEMENT = /<main[\s>][^]*<\/main>/;

/**
 * Reads the article of a built page.
 *
 * @param html - the built page
 * @param url - the page's URL, for the error message
 * @throws Error if the page has no article with a heading, a description, and content
 */
export function readArticle(html: string, url: string): Article {
  const [main = ''] = MAIN_ELEMENT.exec(html) ?? [];
  const tree: Root = unified().use(rehypeParse).parse(main);
  // The search is limited to the article, because the selector engine tests every element of the tree that it searches.
  const article = select('main article', tree);
  const title = article && select('h1', article);
  const lead = article && select('.lead', article);
  const bodies = article ? selectAll('[data-markdown="start"], .prose', article) : [];
  if (!title || !lead || bodies.length === 0) {
    throw new Error(
      `Expected ${url} to have a heading, a description, and content in <article>, but at least one is missing. ` +
        'Check src/theme/DocItem/Layout.',
    );
  }
  return { title, lead, bodies };
}

/**
 * Elements that are useless outside a browser. Their names are compared directly, because selectors would add about 13
 * ms per page.
 */
const OMITTED_TAGS = new Set(['aside', 'button', 'iframe', 'input', 'script', 'svg', 'wbr']);
const OMITTED_CLASSES = ['hash-link', 'visually-hidden'];

/** Returns whether an element is the checkbox of a task list item (`- [x]`) rather than a control. */
const isTaskBox = ({ tagName, properties }: Element): boolean =>
  tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;

/** Returns whether the text of an article lacks an element: a control, or a second variant of the same code. */
export function isOmitted(element: Element): boolean {
  const { className, dataVariant } = element.properties;
  return (
    (OMITTED_TAGS.has(element.tagName) && !isTaskBox(element)) ||
    (Array.isArray(className) && OMITTED_CLASSES.some((name) => className.includes(name))) ||
    element.properties.dataMdast === 'ignore' ||
    dataVariant === 'JS'
  );
}
