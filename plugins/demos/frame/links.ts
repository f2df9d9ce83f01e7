/**
 * Keeps a demo in its frame: a link that the demo does not handle itself would show the reader some
 * page of this host where the demo was. Links to other sites open in a tab of their own.
 */
export function stayInFrame(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) {
      return;
    }
    const { origin, pathname, hash } = new URL(link.href, location.href);
    const isOnPage = pathname === location.pathname && hash !== '';
    if (!isOnPage) {
      event.preventDefault();
    }
    if (origin !== location.origin) {
      open(link.href, '_blank', 'noopener');
    }
  });
  addEventListener('submit', (event) => event.preventDefault());
}
