/** For a page: what sticks out, if the page is wider than the window. */
export function overflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    // From the right, what is too wide sticks out on the left.
    return document.dir === 'rtl' ? left < -1 : right > clientWidth + 1;
  });
  return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
}
