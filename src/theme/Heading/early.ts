import { announce } from '../../../plugins/shared/announce';
import { COPIED_MS, copyText } from '../../../plugins/shared/copyText';

/**
 * A heading's anchor copies its full address, and leads there like any link. Without a clipboard
 * (refused, or a page without https) it only leads there.
 */
export default function initCopyLinks(): void {
  let copied: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    delete copied?.dataset.copied;
    announce('');
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.hash-link');
    if (link) {
      clear();
      void copyText(link.href).then(
        () => {
          // Another anchor may have been copied since.
          clear();
          copied = link;
          link.dataset.copied = '';
          announce('Copied');
          timer = setTimeout(clear, COPIED_MS);
        },
        () => undefined,
      );
    }
  });
}
