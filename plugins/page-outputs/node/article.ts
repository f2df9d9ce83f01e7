import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The article of a built page, with the elements that every article contains. */
export interface Article {
  title: Element;
  lead: Element;
  prose: Element;
  /** The element that contains the heading, the description, and the content. */
  article: Element;
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
  const prose = article && select('.prose', article);
  if (!article || !title || !lead || !prose) {
    throw new Error(
      `Page outputs: expected ${url} to have a heading, a description, and content in <article>, ` +
        'but at least one is missing. Check src/theme/DocItem/Layout.',
    );
  }
  return { article, title, lead, prose };
}
