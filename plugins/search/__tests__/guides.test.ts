import { findGuides } from '../node/guides';
import type { Section } from '../node/sections';

const createSection = (id: string | undefined, links: string[], fields: Partial<Section> = {}) => ({
  id,
  heading: '',
  trail: [],
  text: '',
  code: '',
  links,
  linkShare: 0.5,
  isRow: false,
  isList: false,
  ...fields,
});

const GUIDES = [
  { url: '/core/react-crud/', title: 'CRUD', sections: [] },
  { url: '/core/react-account/', title: 'Account', sections: [] },
];

it.each<[title: string, page: string, sections: Section[], guide: string | undefined]>([
  [
    'the page with the same name',
    'Crud API',
    [createSection('demos', ['/core/react-account/'])],
    '/core/react-crud/',
  ],
  [
    'the first page that the introduction links to',
    'List API',
    [createSection(undefined, ['/core/api/show/', '/core/react-crud/#list'], { linkShare: 0 })],
    '/core/react-crud/',
  ],
  [
    'the first page in a list of demos',
    'List API',
    [createSection(undefined, []), createSection('demos', ['/core/react-crud/'])],
    '/core/react-crud/',
  ],
  [
    'no page that prose or a row of a table mentions',
    'List API',
    [
      createSection('notes', ['/core/react-crud/'], { linkShare: 0.05 }),
      createSection('prop-a', ['/core/react-crud/'], { isRow: true }),
    ],
    undefined,
  ],
])('returns %s as the guide of a reference page', (_title, title, sections, guide) => {
  const page = { url: '/core/api/list/', title, sections };
  expect(findGuides([...GUIDES, page]).get(page.url)).toBe(guide);
});
