import { BUILD } from '../build';
import { serve } from './serve';

/** Serves the built site to the browser journeys. */
export default (): Promise<void> => serve('SITE_URL', () => BUILD);
