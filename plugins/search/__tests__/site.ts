import { serializeRecords } from '../engine/indexFiles';
import type { PublishedIndex } from '../engine/published';
import { createPageRecord } from './records';

const createPage = (url: string, title: string, text: string) =>
  createPageRecord(title, { url, trail: ['Components'], text });

/** The index files of a small site with two products. */
export const indexFiles = {
  core: serializeRecords(
    [
      createPage(
        '/toolpad/core/react-crud/',
        'CRUD',
        'Lists, forms and details for a data source.',
      ),
      createPageRecord('Search in the CRUD list', {
        url: '/toolpad/core/react-crud/#search',
        trail: ['List'],
        text: 'Filter the rows.',
      }),
      createPage('/toolpad/core/react-sign-in-page/', 'Sign-in Page', 'Lets users sign in.'),
    ],
    'r1',
  ),
  studio: serializeRecords(
    [
      createPage(
        '/toolpad/studio/examples/basic-crud/',
        'Basic CRUD application',
        'Rows in a grid.',
      ),
      createPage('/toolpad/studio/concepts/queries/', 'Queries', 'Read rows from anywhere.'),
      ...Array.from({ length: 7 }, (_, index) =>
        createPage(`/toolpad/studio/reports/${index}/`, `Report ${index}`, 'Sums up.'),
      ),
    ],
    'r1',
  ),
};

/** Returns the published indexes of the site. Each run has unique file names, because indexes are cached. */
export function createPublishedIndexes(run: number): PublishedIndex[] {
  return ['core', 'studio'].map((id) => ({
    id,
    label: `Toolpad ${id}`,
    versionLabel: 'v1',
    path: `/toolpad/${id}`,
    isLast: true,
    links: [{ title: 'Installation', to: `/toolpad/${id}/installation/` }],
    names: `/toolpad/${id}.names.${run}.json`,
    text: `/toolpad/${id}.text.${run}.json`,
  }));
}
