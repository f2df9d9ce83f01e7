/**
 * The reference of Toolpad Studio: tables of the built-in components and of the files, from facts
 * that scripts/studio-reference.mjs reads from the published packages, with the site's descriptions.
 * Not a Docusaurus plugin of its own: what it gives goes into the options of pages and search.
 */
export { remarkStudioTables } from './remarkStudioTables';
export { searchRecords as studioSearchRecords } from './searchRecords';
