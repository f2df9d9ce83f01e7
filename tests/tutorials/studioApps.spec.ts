import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Reader } from './support/reader';
import { expect, expectSeen, expectUnseen, test } from './support/test';

test.use({ kit: 'studio' });

/** Expects the editor, with the page that Studio makes. */
async function expectEditor(reader: Reader, page: Page): Promise<void> {
  await reader.open('/');
  await expect(page).toHaveURL(/\/prod\/editor/);
  await expectSeen(page.getByText('Component library'), page.getByText('page', { exact: true }));
}

test('it starts the editor of getting-started/installation', async ({ page, reader }) => {
  reader.read('docs-studio/getting-started/installation.mdx');

  await reader.follow('Run the Toolpad Studio editor');
  await expectEditor(reader, page);
  for (const file of ['pages/page/page.yml', '.gitignore']) {
    expect(fs.existsSync(path.join(reader.folder, 'toolpad', file)), file).toBe(true);
  }
  const { port } = new URL(await reader.address());
  const second = reader.type(`npx toolpad-studio dev --port ${port}`);
  await expect(second).rejects.toThrow(`Port ${port} is not available`);
  const users = reader.type('npx toolpad-studio start --port 3000');
  await expect(users).rejects.toThrow('No production build found');

  await reader.follow();
  await expectEditor(reader, page);
});

test('it builds the directory of getting-started/first-app', async ({ page, reader }) => {
  reader.read('docs-studio/getting-started/first-app/index.mdx');

  await reader.follow('Create a new app');
  await expectEditor(reader, page);

  await reader.follow();
  await reader.open('/prod/pages/directory');
  const noah = page.getByRole('gridcell', { name: 'Noah Lindqvist' });
  await expectSeen(page.getByText('Team directory'), noah);
  await page.getByLabel('Search').fill('engineering');
  await expectUnseen(noah);
  await expectSeen(page.getByText('Select a row to see details'));
  await page.getByRole('gridcell', { name: 'Lucía Ferrer' }).click();
  await expectSeen(page.getByText('Lucía Ferrer works in Valencia'));
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expectSeen(page.getByText('Select a row to see details'));
});

/** examples/basic-crud-app: a contact is added, one cannot lose its name, and one is deleted. */
async function expectContacts(reader: Reader, page: Page): Promise<void> {
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  const field = page.getByRole('gridcell').getByRole('textbox').first();
  await reader.open('/prod/pages/contacts');
  await expectSeen(row('Jonas Weber'));
  await press(/add record/i);
  await field.fill('Mei Tanaka');
  await press('Save updates to new row');
  await expectSeen(row('Mei Tanaka'));
  await press('Edit row with id "2"');
  await field.fill('');
  await press('Save updates to row with id "2"');
  await expectSeen(page.getByText('Failed to update a record, a contact needs a name'));
  await expectSeen(row('Jonas Weber'));
  await press('Delete row with id "1"');
  await expectUnseen(row('Amara Okafor'));
}

/** examples/npm-stats: the number and the chart are those of the chosen package. */
async function expectDownloads(reader: Reader, page: Page): Promise<void> {
  await reader.open('/prod/pages/npm_stats');
  await expectSeen(page.getByText('183M'), page.getByText('Downloads per day'));
  await page.getByLabel('Package').click();
  const asked = page.waitForRequest((request) => request.postData()?.includes('vue') === true);
  await page.getByRole('option', { name: 'vue' }).click();
  await asked;
  await expectSeen(page.getByText('36M'));
}

/** examples/qr-generator: the code is that of the text; a message says that there is none, or too much. */
async function expectCodes(reader: Reader, page: Page): Promise<void> {
  // As much plain English text as the page says that a code holds.
  const longest = 'a'.repeat(2331);
  const { toDataURL } = createRequire(path.join(reader.folder, 'package.json'))('qrcode') as {
    toDataURL: (text: string, options: object) => Promise<string>;
  };
  await reader.open('/prod/pages/qr');
  const field = page.getByLabel('Text or link');
  await expect(field).toHaveValue('https://mui.com/toolpad/');
  for (const text of ['https://mui.com/toolpad/', 'Studio', longest]) {
    await field.fill(text);
    const picture = page.getByAltText(`QR code for ${text}`, { exact: true });
    await expect(picture).toHaveAttribute('src', await toDataURL(text, { width: 300, margin: 2 }));
  }
  await field.fill(`${longest}a`);
  await expectSeen(page.getByText('The amount of data is too big to be stored in a QR Code'));
  await field.fill('');
  await expectSeen(page.getByText('Enter a text first.'));
}

/** how-to-guides/map-display: the map has the chosen place in its middle, below a mark. */
async function expectMap(reader: Reader, page: Page): Promise<void> {
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box && [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  const expectPlace = async (tile: string) => {
    // What it shows comes from elsewhere, or does not.
    await expect(page.locator(`img[src$="/${tile}.png"]`)).toBeAttached();
    expect(await middleOf('.leaflet-container')).toBeTruthy();
    expect(await middleOf('path.leaflet-interactive')).toEqual(
      await middleOf('.leaflet-container'),
    );
  };
  await reader.open('/prod/pages/places');
  // The tile with Oslo.
  await expectPlace('5/16/9');
  await expectSeen(page.getByText('OpenStreetMap contributors'));
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await expectPlace('5/15/12');
}

/** how-to-guides/cube-component: the cube has the chosen color and angle. */
async function expectCube(reader: Reader, page: Page): Promise<void> {
  // What is drawn can be read later, as long as there is something that draws.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options?: object): unknown {
        const kept = { ...options, preserveDrawingBuffer: true };
        const isMissing = localStorage.getItem('webgl') === 'off' && kind.startsWith('webgl');
        return isMissing ? null : getContext.call(this, kind, kept);
      },
    });
  });
  await reader.open('/prod/pages/cube');
  const cube = page.locator('canvas');
  const strongest = () =>
    cube.evaluate((canvas: HTMLCanvasElement) => {
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
      const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return red === blue ? 'none' : red > blue ? 'red' : 'blue';
    });
  const picture = () => cube.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect.poll(strongest).toBe('blue');
  await page.getByRole('combobox', { name: 'Color' }).click();
  await page.getByRole('option', { name: 'Orange' }).click();
  await expect.poll(strongest).toBe('red');
  const before = await picture();
  await page.getByLabel('Angle in degrees').fill('80');
  await expect.poll(picture).not.toBe(before);
  await page.evaluate(() => localStorage.setItem('webgl', 'off'));
  await page.reload();
  await expectSeen(page.getByText('Error', { exact: true }));
}

/** how-to-guides/embed-pages: in a frame of another site, the shell or none, and the values of the address. */
async function expectFrames(reader: Reader, page: Page): Promise<void> {
  const app = await reader.address();
  const site = 'http://site.example';
  await page.route(`${site}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const frame = `<iframe src="${new URL(pathname + search, app).href}" width="800"></iframe>`;
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${frame}` });
  });
  const frame = page.frameLocator('iframe');
  const link = frame.getByRole('link', { name: 'Deliveries' });
  await reader.open(`${site}/prod/pages/deliveries`);
  await expectSeen(frame.getByText('Deliveries to oslo'), link);
  const bare = 'toolpad-display=standalone&warehouse=bergen';
  await reader.open(`${site}/prod/pages/deliveries?${bare}`);
  await expectSeen(frame.getByText('Deliveries to bergen'));
  await expectUnseen(link);
  await reader.open(`${site}/prod/pages/stock_level`);
  await expectSeen(frame.getByText('In stock'));
  await expectUnseen(link);
}

test('it builds one app of the examples and of the guides about pages', async ({
  page,
  reader,
}) => {
  await reader.haveStudio();
  // Each example ends with the commands of the last one, which build the app.
  for (const example of ['basic-crud-app', 'npm-stats']) {
    reader.read(`docs-studio/examples/${example}.mdx`);
    await reader.follow('Add the page');
  }
  for (const guide of ['map-display', 'cube-component', 'embed-pages']) {
    reader.read(`docs-studio/how-to-guides/${guide}.mdx`);
    await reader.follow();
  }
  reader.read('docs-studio/examples/qr-generator.mdx');
  await reader.follow();

  await test.step('examples/basic-crud-app', () => expectContacts(reader, page));
  await test.step('examples/npm-stats', () => expectDownloads(reader, page));
  await test.step('examples/qr-generator', () => expectCodes(reader, page));
  await test.step('how-to-guides/map-display', () => expectMap(reader, page));
  await test.step('how-to-guides/embed-pages', () => expectFrames(reader, page));
  await test.step('how-to-guides/cube-component', () => expectCube(reader, page));
});
