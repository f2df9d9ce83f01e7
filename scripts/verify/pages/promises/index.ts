import type { Followed } from '../promise';
import { nextApp } from './nextApp';
import { nextPages } from './nextPages';
import { reactRouter } from './reactRouter';
import { authentication } from './studio/authentication';
import { basicAuth } from './studio/basicAuth';
import { crudExample } from './studio/crudExample';
import { cubeComponent } from './studio/cubeComponent';
import { customServer } from './studio/customServer';
import { deployment } from './studio/deployment';
import { editorPath } from './studio/editorPath';
import { embedPages } from './studio/embedPages';
import { firstApp } from './studio/firstApp';
import { installation } from './studio/installation';
import { mapDisplay } from './studio/mapDisplay';
import { npmStatsExample } from './studio/npmStatsExample';
import { qrExample } from './studio/qrExample';
import { rbac } from './studio/rbac';
import { tanStackRouter } from './tanStackRouter';
import { tutorial } from './tutorial';

/** The pages that are followed. */
export const FOLLOWED: readonly Followed[] = [
  tutorial,
  reactRouter,
  tanStackRouter,
  nextApp,
  nextPages,
  installation,
  firstApp,
  crudExample,
  npmStatsExample,
  qrExample,
  basicAuth,
  customServer,
  deployment,
  authentication,
  rbac,
  embedPages,
  editorPath,
  mapDisplay,
  cubeComponent,
];
