import type { AdSettings } from '../settings';
import { createRequiredContext } from './createRequiredContext';

export const [AdProvider, useAdConfig] = createRequiredContext<AdSettings>(
  'docs ad config context value',
  'an ad provider',
);
