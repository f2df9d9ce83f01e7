import { getPages } from '../navPages';

it('returns pages in reading order with their groups, and omits labels and hidden entries', () => {
  expect(
    getPages([
      { pathname: '/a' },
      {
        pathname: '/top-group',
        title: 'Top',
        children: [
          { pathname: '/label-group', subheader: 'Label' },
          {
            pathname: '/layout-group',
            subheader: 'Layout',
            children: [{ pathname: '/b', newFeature: true }],
          },
          { pathname: '/c', title: false },
          { pathname: '/api/list', kind: 'components-api' },
        ],
      },
      { pathname: '/hidden-group', title: false, children: [{ pathname: '/d' }] },
      { pathname: '/api/list', kind: 'components-api' },
    ]),
  ).toEqual([
    { pathname: '/a', title: 'A', groups: [] },
    { pathname: '/b', title: 'B', groups: ['Top', 'Layout'] },
    { pathname: '/api/list', title: 'List', groups: ['Top'], kind: 'components-api' },
    { pathname: '/api/list', title: 'List', groups: [], kind: 'components-api' },
  ]);
});
