/** The remark plugins that create API tables, and the tables' search records. */
export { createApiReference, type VersionSettings, getVersionOptions } from './node/core';
export { remarkStudioTables, createStudioSearchRecords } from './node/studio';
