import { buildDemosSite } from '../../fixtures/demos/build';
import { serve } from './serve';

/** Builds the site of the eleven demos, if it is not there, and serves it. */
export default (): Promise<void> => serve('DEMOS_URL', buildDemosSite);
