import { findDemosOnPage } from '../node/sources/findDemosOnPage';

const DEFAULT_ATTRIBUTES = {
  title: 'A',
  height: 400,
  start: false,
};

it.each([
  ['<Demo name="A" />', [{ ...DEFAULT_ATTRIBUTES, name: 'A' }]],
  [
    '<Demo name="OrdersDesk" />',
    [{ ...DEFAULT_ATTRIBUTES, name: 'OrdersDesk', title: 'Orders desk' }],
  ],
  [
    '<Demo name="A" height={420} layout="full" />',
    [{ ...DEFAULT_ATTRIBUTES, name: 'A', layout: 'full', height: 420 }],
  ],
  [
    '<Demo name="A" height="320" phoneHeight={480} />',
    [{ ...DEFAULT_ATTRIBUTES, name: 'A', height: 320, phoneHeight: 480 }],
  ],
  [
    '<Demo\n  name="A"\n/>\n\n<Demo name="B" />',
    [
      { ...DEFAULT_ATTRIBUTES, name: 'A' },
      { ...DEFAULT_ATTRIBUTES, name: 'B', title: 'B' },
    ],
  ],
  ['```mdx\n<Demo name="A" />\n```', []],
  ['Write `<Demo name="A" />`.', []],
  ['<DemoList name="A" />', []],
])('returns the demos and their attributes for the page content %j', (text, uses) => {
  expect(findDemosOnPage('page.mdx', text)).toEqual(uses);
});
