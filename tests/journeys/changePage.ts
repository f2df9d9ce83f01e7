/**
 * Runs in a page. Changes the DOM as other programs do: Chrome's translator wraps each text node in two `<font>`
 * elements, writing assistants and password managers add elements, and ad blockers remove elements.
 */
export function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const isTranslatable = !text.parentElement?.closest('script,style,noscript,template,font');
    if (isTranslatable && text.data.trim() !== '') {
      const outer = document.createElement('font' as string);
      const inner = document.createElement('font' as string);
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  document.querySelector('main p')?.append(document.createElement('grammarly-extension'));
  document.querySelector('main svg')?.remove();
  document.body.append(document.createElement('password-manager'));
}
