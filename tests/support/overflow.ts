/** Runs in a page. Returns the elements that overflow the window. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    // Right-to-left pages overflow on the left.
    return document.dir === 'rtl' ? left < -1 : right > clientWidth + 1;
  });
  return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
}
