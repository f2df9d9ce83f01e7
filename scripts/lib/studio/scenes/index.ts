import { authentication, authenticationRunning } from './authentication';
import { basicCrudApp } from './basicCrudApp';
import { buildingUi, buildingUiDrag } from './buildingUi';
import { buttonLooks } from './button';
import { customComponents, customComponentsEditor } from './customComponents';
import { customFunctions } from './customFunctions';
import { dataBinding, dataBindingAct } from './dataBinding';
import { dataGrid } from './dataGrid';
import { dataProviders, dataProvidersEditor } from './dataProviders';
import { datePicker } from './datePicker';
import { editorPath } from './editorPath';
import { embedPages } from './embedPages';
import { eventHandling } from './eventHandling';
import { firstApp, firstAppRunning } from './firstApp';
import { httpRequests } from './httpRequests';
import { pageProperties } from './pageProperties';
import { PREVIEWS } from './previews';
import { queries } from './queries';
import { rbac } from './rbac';
import { RUNNING_PAGES } from './runningPages';
import { textField } from './textField';
import { theming, themingAfter, themingBefore } from './theming';
import type { Clip, Story } from './story';

/** All pages with pictures of the editor or of a running app. */
export const STORIES: readonly Story[] = [
  ...PREVIEWS,
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
  dataProvidersEditor,
  dataProviders,
  dataBinding,
  eventHandling,
  pageProperties,
  authentication,
  authenticationRunning,
  rbac,
  theming,
  themingBefore,
  themingAfter,
  customComponentsEditor,
  customComponents,
  basicCrudApp,
  embedPages,
  editorPath,
  ...RUNNING_PAGES,
];

/** What is shown in motion, beside the pictures of the same. */
export const CLIPS: readonly Clip[] = [buildingUiDrag, dataBindingAct];
