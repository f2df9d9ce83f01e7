/** What the references give to the options of others: remark plugins, and records for the search. */
export { createApiReference, type VersionFacts, versionOptions } from './node/core';
export { studioSearchRecords, remarkStudioTables } from './node/studio';
