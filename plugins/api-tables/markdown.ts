export { createApiReference, type VersionSettings, getVersionOptions } from './node/core';
export { remarkStudioTables, createStudioSearchRecords } from './node/studio';
