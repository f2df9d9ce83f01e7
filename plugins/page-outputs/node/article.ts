import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The article of a built page, and what every page has in it. */
export interface Article {
  title: Element;
  /** The description below it. */
  lead: Element;
  /** The page's text. */
  prose: Element;
  /** All of that, and what stands around it. */
  article: Element;
}

/** All that is read of a page: the head and the drawer around it are as long as most texts. */
const MAIN = /<main[\s>][^]*<\/main>/;

/**
 * Reads the article of a page as it was built.
 *
 * @param html the built page
 * @param address for the message of the error
 * @throws if the page has no article with a heading, a description and a text
 */
export function readArticle(html: string, address: string): Article {
  const [main = ''] = MAIN.exec(html) ?? [];
  const tree: Root = unified().use(rehypeParse).parse(main);
  // All else is looked for in here: a selector is tried on every element of what it is given.
  const article = select('main article', tree);
  const title = article && select('h1', article);
  const lead = article && select('h1 + p', article);
  const prose = article && select('.prose', article);
  if (!article || !title || !lead || !prose) {
    throw new Error(
      `Page outputs: expected ${address} to have a heading, a description and a text in <article>; ` +
        'check src/theme/DocItem/Layout.',
    );
  }
  return { article, title, lead, prose };
}
