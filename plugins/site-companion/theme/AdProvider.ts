import type { AdSettings } from '../shared/settings';
import { requiredContext } from './requiredContext';

/** Gives the ad settings to the tree below, and the hook that has them there. */
export const [AdProvider, useAdConfig] = requiredContext<AdSettings>(
  'docs ad config context value',
  'AdProvider',
);
