import { findDemosOnPage } from '../node/sources/findDemosOnPage';

const defaults = { title: 'A', layout: undefined, height: 400, phoneHeight: 400 };

it.each([
  ['<Demo name="A" />', [{ ...defaults, name: 'A' }]],
  ['<Demo name="OrdersDesk" />', [{ ...defaults, name: 'OrdersDesk', title: 'Orders desk' }]],
  ['<Demo name="A" title="OAuth" />', [{ ...defaults, name: 'A', title: 'OAuth' }]],
  [
    '<Demo name="A" height={420} layout="full" />',
    [{ ...defaults, name: 'A', layout: 'full', height: 420, phoneHeight: 420 }],
  ],
  [
    '<Demo name="A" height="320" phoneHeight={480} />',
    [{ ...defaults, name: 'A', height: 320, phoneHeight: 480 }],
  ],
  [
    '<Demo\n  name="A"\n/>\n\n<Demo name="B" />',
    [
      { ...defaults, name: 'A' },
      { ...defaults, name: 'B', title: 'B' },
    ],
  ],
  ['```mdx\n<Demo name="A" />\n```', []],
  ['Write `<Demo name="A" />`.', []],
  ['{/* <Demo name="A" /> */}', []],
  ['<DemoList name="A" />', []],
])('returns the demos and their attributes for the page content %j', (text, uses) => {
  expect(findDemosOnPage('page.mdx', text)).toEqual(uses);
});
