import { type PagePreview, parsePreview, previewFileOf } from '../../shared/preview';

const previews = new Map<string, Promise<PagePreview | undefined>>();

async function fetchPreview(address: string): Promise<PagePreview | undefined> {
  const response = await fetch(previewFileOf(address));
  return response.ok ? parsePreview(await response.json()) : undefined;
}

/** A page's preview, asked for once; nothing if there is none, for a card is only an extra. */
export function loadPreview(address: string): Promise<PagePreview | undefined> {
  let preview = previews.get(address);
  if (!preview) {
    preview = fetchPreview(address).catch(() => undefined);
    previews.set(address, preview);
  }
  return preview;
}
