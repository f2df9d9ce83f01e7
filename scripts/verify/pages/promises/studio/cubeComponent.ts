import type { Page } from 'playwright-core';
import { ofTheBuild, seen, type Visit } from '../../promise';

/** Opens the page of the cube in a browser that has, or has not, what draws it. */
async function openCube({ open, address }: Visit, how: 'kept' | 'missing'): Promise<Page> {
  const page = await open('/health-check');
  await page.addInitScript((drawing) => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options?: object): unknown {
        if (!kind.startsWith('webgl')) {
          return getContext.call(this, kind, options);
        }
        // What is drawn can be read later.
        const kept = { ...options, preserveDrawingBuffer: true };
        return drawing === 'kept' ? getContext.call(this, kind, kept) : null;
      },
    });
  }, how);
  await page.goto(new URL('/prod/pages/cube', await address()).href);
  return page;
}

/** Waits until one part of the color in the middle of the cube is stronger than another. */
async function shows(page: Page, strong: 'blue' | 'red', weak: 'blue' | 'red'): Promise<void> {
  await page.waitForFunction(
    ([more, less]) => {
      const cube = document.querySelector('canvas');
      const context = document.createElement('canvas').getContext('2d');
      if (!cube || !context) {
        return false;
      }
      context.drawImage(cube, -cube.width / 2, -cube.height / 2);
      const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const parts = { red, blue };
      return parts[more] > parts[less];
    },
    [strong, weak] as const,
  );
}

const pictureOf = (page: Page): Promise<string> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** What how-to-guides/cube-component says that the reader sees. */
export const cubeComponent = ofTheBuild(
  'docs-studio/how-to-guides/cube-component.mdx',
  'a blue cube, an orange one, another side of it, and an error where nothing can draw it',
  async (visit) => {
    const page = await openCube(visit, 'kept');
    await shows(page, 'blue', 'red');
    await page.getByRole('combobox', { name: 'Color' }).click();
    await page.getByRole('option', { name: 'Orange' }).click();
    await shows(page, 'red', 'blue');
    const before = await pictureOf(page);
    await page.getByLabel('Angle in degrees').fill('80');
    await page.waitForFunction(
      (old) => document.querySelector('canvas')?.toDataURL() !== old,
      before,
    );
    const without = await openCube(visit, 'missing');
    await seen(without.getByText('Error', { exact: true }));
  },
);
