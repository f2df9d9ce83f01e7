import { announce } from '../announce';
import { COPIED_LABEL_MS, copyText } from '../../../plugins/code/shared/copyText';

/**
 * Copies the full URL of a heading when its anchor is clicked. The anchor also navigates like any link. Without
 * clipboard access, it only navigates.
 */
export function afterPaint(): void {
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
          // Another anchor may have been copied in the meantime.
          clear();
          copied = link;
          const { textCopied = '' } = document.documentElement.dataset;
          link.dataset.copied = textCopied;
          announce(textCopied);
          timer = setTimeout(clear, COPIED_LABEL_MS);
        },
        () => undefined,
      );
    }
  });
}
