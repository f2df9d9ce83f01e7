/** The starter's part: the kept view of API tables before the first paint. */
import { initApiView } from './view';

initApiView();
