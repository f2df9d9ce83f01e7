/** @jest-environment node */
import { getCoverHtml } from '../node/frames/cover';

it.each<[what: string, imports: string[], html: string, isCovered: boolean]>([
  ['covers a demo without content until it runs', [], '<div><style>a{}</style></div>', true],
  ['leaves a demo with an image uncovered', [], '<svg></svg>', false],
  ['leaves a demo with text uncovered', ['@mui/material'], '<p>Orders</p>', false],
  ['covers a demo with a data grid until it runs', ['@mui/x-data-grid'], '<h1>Orders</h1>', true],
  ['covers a demo with a CRUD list until it runs', ['@toolpad/core/Crud'], '<h1>Orders</h1>', true],
  [
    'leaves a demo with a CRUD form uncovered',
    ['@toolpad/core/Crud'],
    '<form><input></form>',
    false,
  ],
])('%s', (_what, imports, html, isCovered) => {
  expect(getCoverHtml({ imports }, html) !== '').toBe(isCovered);
});
