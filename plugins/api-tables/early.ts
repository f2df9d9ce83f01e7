/** The starter's part: the kept view of API tables before the first paint. */
export { initApiView as default } from './theme/ApiTable/view';
