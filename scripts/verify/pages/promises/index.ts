import type { Followed } from '../promise';
import { builds } from './builds';
import { reactRouter } from './reactRouter';
import { tanStackRouter } from './tanStackRouter';
import { tutorial } from './tutorial';

/** The pages that are followed from an empty folder. */
export const FOLLOWED: readonly Followed[] = [tutorial, reactRouter, tanStackRouter, ...builds];
