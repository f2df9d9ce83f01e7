import {
  contentOf,
  type PagePreview,
  parsePreview,
  previewedPage,
  previewFileOf,
} from '../../../plugins/page-outputs/shared/preview';

const HERE = 'https://example.com/docs/core/one/';

test.each([
  ['another page', '/docs/core/two/', '/docs/core/two/'],
  ['a section of another page', '/docs/core/two/#part', '/docs/core/two/'],
  ['the page itself', '/docs/core/one/', undefined],
  ['a section of the page itself', '#part', undefined],
  ['a file', '/docs/core/two.md', undefined],
  ['what is beside the site', '/other/', undefined],
  ['another site', 'https://other.example/docs/core/two/', undefined],
  ['mail', 'mailto:a@example.com', undefined],
])('%s', (_name, href, expected) => {
  expect(previewedPage(new URL(href, HERE), new URL(HERE), '/docs/')).toBe(expected);
});

test('the file stands beside the page', () => {
  expect(previewFileOf('/docs/core/two/')).toBe('/docs/core/two/preview.json');
});

const PAGE: PagePreview = {
  title: 'Orders',
  description: 'What it is for.',
  text: 'First lines.',
  sections: { 'set-up': ['Set up', 'Install it.'], café: ['Café', ''] },
};

test.each([
  ['', { title: 'Orders', lead: 'What it is for.', text: 'First lines.' }],
  ['#set-up', { path: 'Orders', title: 'Set up', text: 'Install it.' }],
  ['#caf%C3%A9', { path: 'Orders', title: 'Café', text: '' }],
  ['#unknown', { title: 'Orders', lead: 'What it is for.', text: 'First lines.' }],
  ['#constructor', { title: 'Orders', lead: 'What it is for.', text: 'First lines.' }],
  ['#%', { title: 'Orders', lead: 'What it is for.', text: 'First lines.' }],
])('the card of a link with the hash %p', (hash, expected) => {
  expect(contentOf(PAGE, hash)).toEqual(expected);
});

test('a preview is taken as it is', () => {
  expect(parsePreview(PAGE)).toEqual(PAGE);
});

test.each([
  null,
  7,
  'Orders',
  [],
  {},
  [PAGE],
  { ...PAGE, title: undefined },
  { ...PAGE, title: { toString: 'Orders' } },
  { ...PAGE, description: 7 },
  { ...PAGE, text: ['First lines.'] },
  { ...PAGE, sections: null },
  { ...PAGE, sections: [['Set up', 'Install it.']] },
  { ...PAGE, sections: { a: 'Set up' } },
  { ...PAGE, sections: { a: ['Set up'] } },
  { ...PAGE, sections: { a: ['Set up', { html: '<b>' }] } },
])('what is no preview has no card: %j', (answer) => {
  expect(parsePreview(answer)).toBeUndefined();
});
