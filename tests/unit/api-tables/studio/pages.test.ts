import fs from 'node:fs';
import path from 'node:path';
import { componentPath, FILES_PATH } from '../../../../plugins/api-tables/node/studio/anchors';
import {
  COMPONENTS,
  DEFINITIONS,
  OBJECT_WORDS,
} from '../../../../plugins/api-tables/node/studio/facts';
import {
  componentTitle,
  FILES_TITLE,
  searchRecords,
} from '../../../../plugins/api-tables/node/studio/searchRecords';
import { webpSize } from '../../../../plugins/api-tables/node/studio/webpSize';
import { readPage } from '../../../../plugins/shared/node/readPage';
import { pageFilesIn } from '../../../../scripts/lib/studio/pageFiles';

const DOCS = path.resolve(__dirname, '../../../../docs-studio');
const PICTURES = path.join(DOCS, 'reference/components/images');
const MAX_PICTURE_BYTES = 30 * 1024;

const records = searchRecords();
const titles = Object.keys(COMPONENTS).map(componentTitle);

function pageAt(address: string): string {
  const file = address.replace(/\/$/, '.mdx');
  return fs.readFileSync(path.join(DOCS, file), 'utf8');
}

describe.each(Object.entries(COMPONENTS))('%s', (component, { properties }) => {
  const page = pageAt(componentPath(component));

  test('the page shows its properties and counts them right', () => {
    const { title, description } = readPage(component, page).frontMatter;
    const count =
      properties.length === 1 ? 'the one property' : `the ${properties.length} properties`;
    expect(titles).toContain(title);
    expect(title).toBe(`${component} properties`);
    expect(description).toContain(`${count} of ${component} in Studio`);
    expect(page).toContain(`<StudioTable of="${component}" />`);
  });

  test('the page has one page file, with the component in it', () => {
    const files = pageFilesIn({ path: component, text: page });
    expect(files).toHaveLength(1);
    expect(files[0]?.text).toContain(`component: ${component}\n`);
  });

  test('the page has a picture with words', () => {
    const [, words = '', file] = /!\[([^\]]+)\]\(\.\/images\/([\w-]+\.webp)\)/.exec(page) ?? [];
    expect(words.length).toBeGreaterThan(10);
    expect(file).toBe(`${path.basename(componentPath(component))}-wide-light.webp`);
  });

  describe.each(['wide', 'narrow'])('the %s pictures', (room) => {
    const files = ['light', 'dark'].map((scheme) => {
      const name = `${path.basename(componentPath(component))}-${room}-${scheme}.webp`;
      return fs.readFileSync(path.join(PICTURES, name));
    });

    test('are small files', () => {
      files.forEach(({ length }) => expect(length).toBeLessThan(MAX_PICTURE_BYTES));
    });

    test('are shown at half their dots, as wide as the text, light and dark alike', () => {
      const [light, dark] = files.map(webpSize);
      expect(dark).toEqual(light);
      expect(light?.width).toBe(room === 'wide' ? 758 : 341);
      expect(light?.height).toBeGreaterThan(40);
      expect(light?.height).toBeLessThan(400);
    });
  });
});

test('the page of the files shows every object, each under its heading', () => {
  const page = pageAt(FILES_PATH);
  expect(readPage(FILES_PATH, page).frontMatter.title).toBe(FILES_TITLE);
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  );
  for (const [name, { anchor }] of Object.entries(OBJECT_WORDS)) {
    expect(headings).toContain(anchor);
    if (DEFINITIONS[name]?.properties) {
      expect(page).toContain(`<StudioTable of="${name}" />`);
    }
  }
});

describe('search', () => {
  test('has a record for each row, at its anchor', () => {
    const urls = records.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        'reference/components/data-grid/#prop-rowIdField',
        'reference/components/data-grid/#field-columns-headerName',
        'reference/file-schema/#field-page-maxWidth',
        'reference/file-schema/#field-expression-jsExpression',
      ]),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('finds a property by its name, description, type and default', () => {
    expect(records.find(({ url }) => url.endsWith('/button/#prop-size'))).toEqual({
      url: 'reference/components/button/#prop-size',
      kind: 'section',
      page: 'Button properties',
      heading: 'size',
      trail: ['Properties'],
      text: 'The height of the button and the size of its text.',
      code: 'small | medium | large = small',
    });
  });
});

test('there are no other pictures', () => {
  expect(fs.readdirSync(PICTURES)).toHaveLength(4 * Object.keys(COMPONENTS).length);
});

test('a picture of another kind is refused', () => {
  expect(() => webpSize(Buffer.from('RIFF0000WEBPVP8L'))).toThrow(/lossy WebP/);
});
