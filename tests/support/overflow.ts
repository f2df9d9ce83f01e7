/** For a page: what sticks out to the right, if the page is wider than the window. */
export function overflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
}
