import { buildingUi } from './buildingUi';
import { firstApp, firstAppRunning } from './firstApp';
import { queries } from './queries';
import type { Story } from './story';

/** All pages with pictures of the editor or of a running app. */
export const STORIES: readonly Story[] = [firstApp, firstAppRunning, buildingUi, queries];
