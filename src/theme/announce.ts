/**
 * Announces text to assistive technology through a live region that React doesn't manage.
 *
 * @param text - the text; an empty string clears the region, or creates it for later text
 */
export function announce(text: string): void {
  // The selector includes the element name, because a heading could have the same id.
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
