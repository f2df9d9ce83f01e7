/**
 * Makes mistakes in a copy of the site, and reads what `docusaurus start` and `docusaurus build` say about them.
 * `tests/content/mistakes.test.ts` has the other mistakes in the text of pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { getErrorMessage } from '../../plugins/shared/unknown';
import { startChromium } from '../../scripts/lib/chromium';
import { createTestFolder } from '../support/jest/createTestFolder';
import { SmallSite } from '../support/smallSite';

const TIMEOUT_MS = 5 * 60_000;

/** The maximum time to wait for an error on a page of the development server. */
const OVERLAY_TIMEOUT_MS = 15_000;
const FOLDER = 'docs-toolpad-core/mistakes';
const TREE = 'src/navigation/trees/core.ts';
const TITLE = 'title: A page';
const DESCRIPTION =
  'description: This page contains a mistake, which its writer should see as soon as possible.';

const createPage = (text: string, lines: readonly string[] = [TITLE, DESCRIPTION]): string =>
  ['---', ...lines, '---', text, ''].join('\n');

const MISSING_DESCRIPTION = [
  'a missing description',
  `${FOLDER}/page.mdx`,
  createPage('Text.', [TITLE]),
  `${FOLDER}/page.mdx:1: in the front matter, "description" is required. CONTRIBUTING.md lists the fields.`,
] as const;

/** Mistakes that stop the commands, with the content of a file. */
const MISTAKES_IN_SITE = [
  ['build', ...MISSING_DESCRIPTION],
  ['start', ...MISSING_DESCRIPTION],
  [
    'build',
    'a page in the navigation without a file',
    TREE,
    "export const core = [{ pathname: '/core/gone' }] satisfies import('../entry').NavEntry[];\n",
    "src/navigation/trees/core.ts: found no file for the page '/core/gone': write docs-toolpad-core/gone.mdx or docs-toolpad-core/gone/index.mdx, or remove the entry.",
  ],
] as const;

/** A page that stays the same while the page that it links to changes. */
const UNCHANGED_PAGE = createPage('[Page](./linked.mdx#a-heading)');
const LINKED_FILE = `${FOLDER}/linked.mdx`;
const LOST_ANCHOR = `unchanged.mdx:5: found no heading with the anchor #a-heading in ${LINKED_FILE}: correct the link, or add {#a-heading} to the heading.`;

const site = new SmallSite(createTestFolder().getPath('site'));

/** Runs a command in the copy, and returns the error of its failure, which contains its output. */
const getError = (...args: string[]): Promise<string> =>
  site.docusaurus(...args).then(() => 'no error', getErrorMessage);

it.each(MISTAKES_IN_SITE)(
  'stops `docusaurus %s` at %s',
  async (command, _mistake, file, text, message) => {
    const original = fs.existsSync(path.join(site.folder, file)) ? site.read(file) : undefined;
    site.write(file, text);
    expect(await getError(command)).toContain(message);
    if (original === undefined) {
      site.remove(file);
    } else {
      site.write(file, original);
    }
  },
  TIMEOUT_MS,
);

it(
  'stops a build whose cache contains a page, if a page that it links to changes or vanishes',
  async () => {
    site.write(LINKED_FILE, createPage('## A heading'));
    site.write(`${FOLDER}/unchanged.mdx`, UNCHANGED_PAGE);
    await site.docusaurus('build');
    site.write(LINKED_FILE, createPage('## Another heading'));
    expect(await getError('build')).toContain(LOST_ANCHOR);
    site.remove(LINKED_FILE);
    expect(await getError('build')).toContain(
      'unchanged.mdx:5: found no file ./linked.mdx#a-heading beside the page: correct the link, or add the file.',
    );
    site.remove(`${FOLDER}/unchanged.mdx`);
  },
  2 * TIMEOUT_MS,
);

it(
  'shows a mistake on its page in the development server',
  async () => {
    site.write(`${FOLDER}/demo.mdx`, createPage('<Demo name="Chart" />'));
    const browser = await startChromium();
    const port = String(await getPort());
    const server = site.start('--no-open', '--host', '127.0.0.1', '--port', port);
    try {
      await new Promise<void>((resolve) => {
        server.stdout?.on('data', (data) => {
          if (String(data).includes('compiled successfully')) {
            resolve();
          }
        });
      });
      const page = await browser.newPage();
      const message = page
        .frameLocator('#webpack-dev-server-client-overlay')
        .getByText('demo.mdx:5: <Demo name="Chart"> expects the file Chart.tsx next to the page');
      const isShown = async (): Promise<boolean> => {
        await page.goto(`http://127.0.0.1:${port}/toolpad/core/mistakes/demo/`);
        return message.waitFor({ timeout: OVERLAY_TIMEOUT_MS }).then(
          () => true,
          () => false,
        );
      };
      // The client dismisses the overlay when it connects to the server. On a busy machine, it may connect after the page
      // has shown the error.
      expect((await isShown()) || (await isShown()) || (await isShown())).toBe(true);
    } finally {
      server.kill();
      await browser.close();
    }
  },
  TIMEOUT_MS,
);
