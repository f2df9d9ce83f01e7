import type { PublishedIndex } from '../engine/published';
import type { SearchRecord } from '../shared/record';
import { createPageRecord } from './records';

const createPage = (url: string, title: string, text: string): SearchRecord =>
  createPageRecord(title, { url, trail: ['Components'], text });

// The bundler replaces these properties with literals.
Object.assign(globalThis, {
  SEARCH_SITE: {
    allPages: '/search/',
    links: {
      core: [{ title: 'Installation', to: '/core/installation/' }],
      studio: [{ title: 'Installation', to: '/studio/installation/' }],
    },
  },
});

/** The records of a small site with two products. */
export const coreRecords: SearchRecord[] = [
  createPage('/toolpad/core/react-crud/', 'CRUD', 'Lists, forms and details for a data source.'),
  {
    url: '/toolpad/core/react-crud/#search',
    kind: 'section',
    page: 'CRUD',
    heading: 'Search in the list',
    trail: ['List'],
    text: 'Filter the rows of a CRUD list.',
    code: '',
  },
  createPage('/toolpad/core/react-sign-in-page/', 'Sign-in Page', 'Lets users sign in.'),
];

export const studioRecords: SearchRecord[] = [
  createPage(
    '/toolpad/studio/examples/basic-crud-app/',
    'Basic CRUD application',
    'Rows in a grid.',
  ),
  createPage('/toolpad/studio/concepts/queries/', 'Queries', 'Read data from anywhere.'),
];

/** Returns the published indexes of the site. Each run has unique file names, because indexes are cached. */
export function createPublishedIndexes(run: number): PublishedIndex[] {
  return [
    {
      id: 'core',
      label: 'Toolpad Core',
      versionLabel: 'v0.15.0',
      path: '/toolpad/core',
      isLast: true,
      file: `core.${run}.json`,
    },
    {
      id: 'studio',
      label: 'Toolpad Studio',
      versionLabel: 'v0.13.0',
      path: '/toolpad/studio',
      isLast: true,
      file: `studio.${run}.json`,
    },
  ];
}
