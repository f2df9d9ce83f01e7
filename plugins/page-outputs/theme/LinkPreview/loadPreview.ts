import { remembered } from '../../../shared/remembered';
import { type PagePreview, parsePreview, previewFileOf } from '../../shared/preview';

async function fetchPreview(address: string): Promise<PagePreview | undefined> {
  const response = await fetch(previewFileOf(address));
  return response.ok ? parsePreview(await response.json()) : undefined;
}

/** A page's preview, asked for once; nothing if there is none, for a card is only an extra. */
export const loadPreview = remembered((address: string) =>
  fetchPreview(address).catch(() => undefined),
);
