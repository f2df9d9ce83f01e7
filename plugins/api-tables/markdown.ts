/** What the references give to the options of others: remark plugins, and records for the search. */
export { createApiReference, type VersionFacts, versionOptions } from './core';
export { studioSearchRecords, studioTables } from './studio';
