/**
 * Reads text aloud with assistive technology, through a live region that React doesn't own.
 *
 * @param text what to read; an empty text clears the region, or prepares it for the next one
 */
export function announce(text: string): void {
  // Not just any element with that id: a page can have a heading with the same one.
  let region = document.querySelector<HTMLElement>('div#siteAnnouncer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'siteAnnouncer';
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  region.textContent = text;
}
