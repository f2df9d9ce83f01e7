/**
 * Changes a page as others do: Chrome's translator replaces each text node with one in two `<font>`
 * elements, writing aids and password managers add elements, and blockers remove some. The function is
 * evaluated in the page, so it refers to nothing outside of itself.
 */
export function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const isShown = !text.parentElement?.closest('script,style,noscript,template,font');
    if (isShown && text.data.trim() !== '') {
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
