/** What titles of the reference put after the name that they are about. */
const KIND_OF_PAGE = / (?:API|properties)$/;

/** What a page is about by its title: "Button properties" and "Button API" are about "Button". */
export function subjectOf(title: string): string {
  return title.replace(KIND_OF_PAGE, '');
}
