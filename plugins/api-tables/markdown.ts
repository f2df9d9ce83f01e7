/** What the references give to the options of others: remark plugins, and records for the search. */
export { createApiReference, type VersionFacts, versionOptions } from './node/core';
/*
 * The reference of Toolpad Studio: tables of the built-in components and of the files, from facts
 * that was read from the published packages, with the site's descriptions.
 */
export { remarkStudioTables } from './node/studio/remarkStudioTables';
export { searchRecords as studioSearchRecords } from './node/studio/searchRecords';
