/** The remark plugins of the tables, and their records for the search. */
export { createApiReference, type VersionSettings, getVersionOptions } from './node/core';
export { remarkStudioTables, createStudioSearchRecords } from './node/studio';
