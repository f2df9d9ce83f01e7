import { groupIntoSections } from '../pageSections';

it('groups pages by section and group, in reading order', () => {
  const page = (name: string, ...groups: string[]) => ({ name, groups });
  expect(
    groupIntoSections([
      page('Overview', 'Start'),
      page('npm', 'Start', 'Examples'),
      page('Roadmap', 'Start'),
      page('Overview', 'Reference', 'Components'),
      page('Button', 'Reference', 'Components', 'Components'),
      page('get', 'Reference', 'API', 'Functions'),
    ]),
  ).toEqual([
    {
      title: 'Start',
      blocks: [
        // After the block "Examples", the roadmap would seem to belong to that block.
        { label: undefined, pages: [page('Overview', 'Start'), page('Roadmap', 'Start')] },
        { label: 'Examples', pages: [page('npm', 'Start', 'Examples')] },
      ],
    },
    {
      title: 'Reference',
      blocks: [
        {
          label: 'Components',
          pages: [
            page('Overview', 'Reference', 'Components'),
            page('Button', 'Reference', 'Components', 'Components'),
          ],
        },
        { label: 'API › Functions', pages: [page('get', 'Reference', 'API', 'Functions')] },
      ],
    },
  ]);
});
