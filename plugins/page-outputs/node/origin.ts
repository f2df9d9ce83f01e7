/** The title of a page's Markdown, and all that comes before it. */
const TITLE = /^# .*$/m;

/**
 * Says in a page's Markdown where the page is, and where the list of all pages: a program that was given
 * one file finds the rest.
 *
 * @param markdown a page, as `pageMarkdown` makes it
 * @param page the address of the page, in full
 * @param list the address of the list, in full
 */
export function withOrigin(markdown: string, page: string, list: string): string {
  const note = `> This is <${page}> as Markdown. All pages are listed in <${list}>.`;
  return TITLE.test(markdown)
    ? markdown.replace(TITLE, (title) => `${title}\n\n${note}`)
    : `${note}\n\n${markdown}`;
}
