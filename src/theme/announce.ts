/**
 * Announces text to assistive technology, through a live region that React doesn't own.
 *
 * @param text - the text; an empty one clears the region, or creates it for the next text
 */
export function announce(text: string): void {
  // The selector names the element, because a heading can have the same id.
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
