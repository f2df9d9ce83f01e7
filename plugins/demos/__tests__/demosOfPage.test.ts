import { demosOfPage } from '../node/sources/demosOfPage';

const use = { title: 'A', layout: undefined, client: false, height: 400, phoneHeight: 400 };

test.each([
  ['<Demo name="A" />', [{ ...use, name: 'A' }]],
  ['<Demo name="OrdersDesk" />', [{ ...use, name: 'OrdersDesk', title: 'Orders desk' }]],
  ['<Demo name="A" title="OAuth" />', [{ ...use, name: 'A', title: 'OAuth' }]],
  [
    '<Demo name="A" height={420} layout="full" />',
    [{ ...use, name: 'A', layout: 'full', height: 420, phoneHeight: 420 }],
  ],
  [
    '<Demo name="A" height="320" phoneHeight={480} />',
    [{ ...use, name: 'A', height: 320, phoneHeight: 480 }],
  ],
  ['<Demo client name="A" />', [{ ...use, name: 'A', client: true }]],
  ['<Demo name="clients" />', [{ ...use, name: 'clients', title: 'Clients' }]],
  [
    '<Demo\n  name="A"\n/>\n\n<Demo name="B" />',
    [
      { ...use, name: 'A' },
      { ...use, name: 'B', title: 'B' },
    ],
  ],
  ['```mdx\n<Demo name="A" />\n```', []],
  ['Write `<Demo name="A" />`.', []],
  ['{/* <Demo name="A" /> */}', []],
  ['<DemoList name="A" />', []],
])('%j', (text, uses) => {
  expect(demosOfPage('page.mdx', text)).toEqual(uses);
});
