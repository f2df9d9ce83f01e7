export { type VersionSettings, getVersionOptions } from './node/core/options';
export { createRemarkApiReference } from './node/core/page/remarkReference';
export { remarkStudioTables } from './node/studio';
