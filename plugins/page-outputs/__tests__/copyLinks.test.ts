import { linkToCopies } from '../node/copyLinks';

const COPIES = new Map([
  [
    'https://a.example/core/crud/',
    { url: 'https://a.example/core/crud.md', fragments: { dates: 'dates-and-times', row: '' } },
  ],
]);

it.each([
  ['a link to a page', '[C](https://a.example/core/crud/)', '[C](https://a.example/core/crud.md)'],
  [
    'a link to a section',
    '[C](https://a.example/core/crud/#dates)',
    '[C](https://a.example/core/crud.md#dates-and-times)',
  ],
  [
    'a link to an element before the first heading',
    '[C](https://a.example/core/crud/#row)',
    '[C](https://a.example/core/crud.md)',
  ],
  [
    'a link with malformed encoding',
    '[C](https://a.example/core/crud/#%E4)',
    '[C](https://a.example/core/crud.md)',
  ],
  [
    'a link that is its own text',
    '<https://a.example/core/crud/>',
    '<https://a.example/core/crud.md>',
  ],
])('leads %s to the Markdown copy', (_name, markdown, expected) => {
  expect(linkToCopies(markdown, COPIES)).toBe(expected);
});

it.each([
  ['a page without a copy', '[S](https://a.example/search/)'],
  ['text that isn’t a link', 'const home = "https://a.example/core/crud/";'],
])('keeps %s', (_name, markdown) => {
  expect(linkToCopies(markdown, COPIES)).toBe(markdown);
});
