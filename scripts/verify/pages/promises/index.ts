import type { Followed } from '../promise';
import { nextApp } from './nextApp';
import { nextPages } from './nextPages';
import { reactRouter } from './reactRouter';
import { tanStackRouter } from './tanStackRouter';
import { tutorial } from './tutorial';

/** The pages that are followed from an empty folder. */
export const FOLLOWED: readonly Followed[] = [
  tutorial,
  reactRouter,
  tanStackRouter,
  nextApp,
  nextPages,
];
