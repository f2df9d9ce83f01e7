import type { Followed } from '../promise';
import { nextApp } from './nextApp';
import { nextPages } from './nextPages';
import { reactRouter } from './reactRouter';
import { authentication } from './studio/authentication';
import { basicAuth } from './studio/basicAuth';
import { crudExample } from './studio/crudExample';
import { customServer } from './studio/customServer';
import { deployment } from './studio/deployment';
import { firstApp } from './studio/firstApp';
import { npmStatsExample } from './studio/npmStatsExample';
import { tanStackRouter } from './tanStackRouter';
import { tutorial } from './tutorial';

/** The pages that are followed. */
export const FOLLOWED: readonly Followed[] = [
  tutorial,
  reactRouter,
  tanStackRouter,
  nextApp,
  nextPages,
  firstApp,
  crudExample,
  npmStatsExample,
  basicAuth,
  customServer,
  deployment,
  authentication,
];
