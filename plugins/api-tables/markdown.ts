/** What the references add to the options of others: remark plugins, and records for the search. */
export { createApiReference, type VersionFacts, versionOptions } from './node/core';
export { remarkStudioTables, studioSearchRecords } from './node/studio';
