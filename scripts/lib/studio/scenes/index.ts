import { authentication, authenticationRunning } from './authentication';
import { buildingUi, buildingUiDrag } from './buildingUi';
import { buttonLooks } from './button';
import { customComponents } from './customComponents';
import { customFunctions } from './customFunctions';
import { dataBinding } from './dataBinding';
import { dataGrid } from './dataGrid';
import { dataProviders } from './dataProviders';
import { datePicker } from './datePicker';
import { eventHandling } from './eventHandling';
import { firstApp, firstAppRunning } from './firstApp';
import { httpRequests } from './httpRequests';
import { pageProperties } from './pageProperties';
import { queries } from './queries';
import { rbac } from './rbac';
import { textField } from './textField';
import { theming } from './theming';
import type { Clip, Story } from './story';

/** All pages with pictures of the editor or of a running app. */
export const STORIES: readonly Story[] = [
  firstApp,
  firstAppRunning,
  buildingUi,
  queries,
  buttonLooks,
  textField,
  datePicker,
  dataGrid,
  httpRequests,
  customFunctions,
  dataProviders,
  dataBinding,
  eventHandling,
  pageProperties,
  authentication,
  authenticationRunning,
  rbac,
  theming,
  customComponents,
];

/** What is shown in motion, beside the pictures of the same. */
export const CLIPS: readonly Clip[] = [buildingUiDrag];
