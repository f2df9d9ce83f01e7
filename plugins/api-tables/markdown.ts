/** What the references give to the options of others: remark plugins, and records for the search. */
export { createApiReference, versionOptions } from './core';
export { studioSearchRecords, studioTables } from './studio';
