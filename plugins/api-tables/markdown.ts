export { createRemarkApiReference, type VersionSettings, getVersionOptions } from './node/core';
export { remarkStudioTables } from './node/studio';
