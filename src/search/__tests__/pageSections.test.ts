import { groupIntoSections } from '../pageSections';

it('groups pages by section and group, in reading order', () => {
  const createPage = (name: string, ...groups: string[]) => ({ name, groups });
  expect(
    groupIntoSections([
      createPage('Overview', 'Start'),
      createPage('npm', 'Start', 'Examples'),
      createPage('Roadmap', 'Start'),
      createPage('Overview', 'Reference', 'Components'),
      createPage('Button', 'Reference', 'Components', 'Components'),
      createPage('get', 'Reference', 'API', 'Functions'),
    ]),
  ).toEqual([
    {
      title: 'Start',
      blocks: [
        // After the block "Examples", the roadmap would seem to belong to that block.
        {
          label: undefined,
          pages: [createPage('Overview', 'Start'), createPage('Roadmap', 'Start')],
        },
        { label: 'Examples', pages: [createPage('npm', 'Start', 'Examples')] },
      ],
    },
    {
      title: 'Reference',
      blocks: [
        {
          label: 'Components',
          pages: [
            createPage('Overview', 'Reference', 'Components'),
            createPage('Button', 'Reference', 'Components', 'Components'),
          ],
        },
        { label: 'API › Functions', pages: [createPage('get', 'Reference', 'API', 'Functions')] },
      ],
    },
  ]);
});
