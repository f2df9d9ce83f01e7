import type { Page } from 'playwright-core';
import { ofTheBuild, on, seen } from '../../promise';

/** As the page has it. */
const ZOOM = 5;

type Place = readonly [latitude: number, longitude: number];

/** Returns the address of the tile with a place, in the Mercator projection that tile servers use. */
function tileOf([latitude, longitude]: Place): string {
  const side = 2 ** ZOOM;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  const x = Math.floor(((longitude + 180) / 360) * side);
  const y = Math.floor(((1 - north) / 2) * side);
  return `/${ZOOM}/${x}/${y}.png`;
}

/** The middle of what is seen of an element. */
async function middleOf(page: Page, selector: string): Promise<string> {
  const box = await page.locator(selector).boundingBox();
  if (!box) {
    throw new Error(`Expected ${selector} to be visible.`);
  }
  return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round).join();
}

/** The map is there, and the mark in its middle. What the tiles show comes from elsewhere, or does not. */
async function showsPlace(page: Page, place: Place): Promise<void> {
  await page.locator(`img[src$="${tileOf(place)}"]`).waitFor({ state: 'attached' });
  const [map, mark] = await Promise.all([
    middleOf(page, '.leaflet-container'),
    middleOf(page, 'path.leaflet-interactive'),
  ]);
  if (map !== mark) {
    throw new Error(`Expected the mark in the middle of the map, ${map}, found it at ${mark}.`);
  }
}

/** What how-to-guides/map-display says that the reader sees. */
export const mapDisplay = ofTheBuild(
  'docs-studio/how-to-guides/map-display.mdx',
  'the map of Oslo, and that of Lisbon when it is chosen, with a mark in the middle and the names of who made it',
  on('/prod/pages/places', async (page) => {
    await showsPlace(page, [59.91, 10.75]);
    await seen(page.getByText('OpenStreetMap contributors'));
    await page.getByRole('combobox', { name: 'Place' }).click();
    await page.getByRole('option', { name: 'Lisbon' }).click();
    await showsPlace(page, [38.72, -9.14]);
  }),
);
