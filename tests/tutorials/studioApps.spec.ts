import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TutorialRunner } from './support/runner';
import { expect, expectVisible, expectHidden, test } from './support/test';

test.use({ kit: 'studio' });

/** Expects the editor to show the page that Studio creates. */
async function expectEditor(tutorial: TutorialRunner, page: Page): Promise<void> {
  await tutorial.open('/');
  await expect(page).toHaveURL(/\/prod\/editor/);
  await expectVisible(page.getByText('Component library'), page.getByText('page', { exact: true }));
}

test('it starts the editor with the commands of getting-started/installation', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-studio/getting-started/installation.mdx');

  await tutorial.follow('Run the Toolpad Studio editor');
  await expectEditor(tutorial, page);
  for (const file of ['pages/page/page.yml', '.gitignore']) {
    expect(fs.existsSync(path.join(tutorial.folder, 'toolpad', file)), file).toBe(true);
  }
  const { port } = new URL(await tutorial.url());
  const second = tutorial.run(`npx toolpad-studio dev --port ${port}`);
  await expect(second).rejects.toThrow(`Port ${port} is not available`);
  const users = tutorial.run('npx toolpad-studio start --port 3000');
  await expect(users).rejects.toThrow('No production build found');

  await tutorial.follow();
  await expectEditor(tutorial, page);
});

test('it builds a working employee directory with the steps of getting-started/first-app', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-studio/getting-started/first-app/index.mdx');

  await tutorial.follow('Create a new app');
  await expectEditor(tutorial, page);

  await tutorial.follow();
  await tutorial.open('/prod/pages/directory');
  const noah = page.getByRole('gridcell', { name: 'Noah Lindqvist' });
  await expectVisible(page.getByText('Team directory'), noah);
  await page.getByLabel('Search').fill('engineering');
  await expectHidden(noah);
  await expectVisible(page.getByText('Select a row to see details'));
  await page.getByRole('gridcell', { name: 'Lucía Ferrer' }).click();
  await expectVisible(page.getByText('Lucía Ferrer works in Valencia'));
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expectVisible(page.getByText('Select a row to see details'));
});

/** Follows examples/basic-crud-app: adds a contact, rejects an empty name, and deletes a contact. */
async function expectContacts(tutorial: TutorialRunner, page: Page): Promise<void> {
  const getRow = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  const field = page.getByRole('gridcell').getByRole('textbox').first();
  await tutorial.open('/prod/pages/contacts');
  await expectVisible(getRow('Jonas Weber'));
  await press(/add record/i);
  await field.fill('Mei Tanaka');
  await press('Save updates to new row');
  await expectVisible(getRow('Mei Tanaka'));
  await press('Edit row with id "2"');
  await field.fill('');
  await press('Save updates to row with id "2"');
  await expectVisible(page.getByText('Failed to update a record, a contact needs a name'));
  await expectVisible(getRow('Jonas Weber'));
  await press('Delete row with id "1"');
  await expectHidden(getRow('Amara Okafor'));
}

/** Follows examples/npm-stats: shows the downloads and the chart of the selected package. */
async function expectDownloads(tutorial: TutorialRunner, page: Page): Promise<void> {
  await tutorial.open('/prod/pages/npm_stats');
  await expectVisible(page.getByText('183M'), page.getByText('Downloads per day'));
  await page.getByLabel('Package').click();
  const request = page.waitForRequest((request) => request.postData()?.includes('vue') === true);
  await page.getByRole('option', { name: 'vue' }).click();
  await request;
  await expectVisible(page.getByText('36M'));
}

/** Follows examples/qr-generator: shows the code for a text, or a message if the text is empty or too long. */
async function expectCodes(tutorial: TutorialRunner, page: Page): Promise<void> {
  // The page names this limit for plain English text.
  const longest = 'a'.repeat(2331);
  const { toDataURL } = createRequire(path.join(tutorial.folder, 'package.json'))('qrcode') as {
    toDataURL: (text: string, options: object) => Promise<string>;
  };
  await tutorial.open('/prod/pages/qr');
  const field = page.getByLabel('Text or link');
  await expect(field).toHaveValue('https://mui.com/toolpad/');
  for (const text of ['https://mui.com/toolpad/', 'Studio', longest]) {
    await field.fill(text);
    const picture = page.getByAltText(`QR code for ${text}`, { exact: true });
    await expect(picture).toHaveAttribute('src', await toDataURL(text, { width: 300, margin: 2 }));
  }
  await field.fill(`${longest}a`);
  await expectVisible(page.getByText('The amount of data is too big to be stored in a QR Code'));
  await field.fill('');
  await expectVisible(page.getByText('Enter a text first.'));
}

/** Follows how-to-guides/map-display: centers the map on the selected place, and shows a marker. */
async function expectMap(tutorial: TutorialRunner, page: Page): Promise<void> {
  const getCenter = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box && [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  const expectPlace = async (tile: string) => {
    // The tile server isn't reachable in tests, so only the tile's URL is checked.
    await expect(page.locator(`img[src$="/${tile}.png"]`)).toBeAttached();
    expect(await getCenter('.leaflet-container')).toBeTruthy();
    expect(await getCenter('path.leaflet-interactive')).toEqual(
      await getCenter('.leaflet-container'),
    );
  };
  await tutorial.open('/prod/pages/places');
  // This is the tile that contains Oslo.
  await expectPlace('5/16/9');
  await expectVisible(page.getByText('OpenStreetMap contributors'));
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await expectPlace('5/15/12');
}

/** Follows how-to-guides/cube-component: draws the cube in the selected color and at the selected angle. */
async function expectCube(tutorial: TutorialRunner, page: Page): Promise<void> {
  // Preserves the drawing buffer so that the test can read it, and can disable WebGL.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options?: object): unknown {
        const attributes = { ...options, preserveDrawingBuffer: true };
        const isMissing = localStorage.getItem('webgl') === 'off' && kind.startsWith('webgl');
        return isMissing ? null : getContext.call(this, kind, attributes);
      },
    });
  });
  await tutorial.open('/prod/pages/cube');
  const cube = page.locator('canvas');
  const getDominantColor = () =>
    cube.evaluate((canvas: HTMLCanvasElement) => {
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
      const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return red === blue ? 'none' : red > blue ? 'red' : 'blue';
    });
  const getPicture = () => cube.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect.poll(getDominantColor).toBe('blue');
  await page.getByRole('combobox', { name: 'Color' }).click();
  await page.getByRole('option', { name: 'Orange' }).click();
  await expect.poll(getDominantColor).toBe('red');
  const before = await getPicture();
  await page.getByLabel('Angle in degrees').fill('80');
  await expect.poll(getPicture).not.toBe(before);
  await page.evaluate(() => localStorage.setItem('webgl', 'off'));
  await page.reload();
  await expectVisible(page.getByText('Error', { exact: true }));
}

/**
 * Follows how-to-guides/embed-pages: shows pages in a frame on another site, with and without the shell, and with URL
 * parameters.
 */
async function expectFrames(tutorial: TutorialRunner, page: Page): Promise<void> {
  const app = await tutorial.url();
  const site = 'http://site.example';
  await page.route(`${site}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const frame = `<iframe src="${new URL(pathname + search, app).href}" width="800"></iframe>`;
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${frame}` });
  });
  const frame = page.frameLocator('iframe');
  const link = frame.getByRole('link', { name: 'Deliveries' });
  await tutorial.open(`${site}/prod/pages/deliveries`);
  await expectVisible(frame.getByText('Deliveries to oslo'), link);
  const bare = 'toolpad-display=standalone&warehouse=bergen';
  await tutorial.open(`${site}/prod/pages/deliveries?${bare}`);
  await expectVisible(frame.getByText('Deliveries to bergen'));
  await expectHidden(link);
  await tutorial.open(`${site}/prod/pages/stock_level`);
  await expectVisible(frame.getByText('In stock'));
  await expectHidden(link);
}

test('it builds a working app that combines the example apps and the guides about pages', async ({
  page,
  tutorial,
}) => {
  await tutorial.installStudio();
  // Each page ends with the commands that build the app. The test runs them only once, at the end
  // of the last page.
  for (const example of ['basic-crud-app', 'npm-stats']) {
    tutorial.read(`docs-studio/examples/${example}.mdx`);
    await tutorial.follow('Add the page');
  }
  for (const guide of ['map-display', 'cube-component', 'embed-pages']) {
    tutorial.read(`docs-studio/how-to-guides/${guide}.mdx`);
    await tutorial.follow();
  }
  tutorial.read('docs-studio/examples/qr-generator.mdx');
  await tutorial.follow();

  await test.step('examples/basic-crud-app', () => expectContacts(tutorial, page));
  await test.step('examples/npm-stats', () => expectDownloads(tutorial, page));
  await test.step('examples/qr-generator', () => expectCodes(tutorial, page));
  await test.step('how-to-guides/map-display', () => expectMap(tutorial, page));
  await test.step('how-to-guides/embed-pages', () => expectFrames(tutorial, page));
  await test.step('how-to-guides/cube-component', () => expectCube(tutorial, page));
});
