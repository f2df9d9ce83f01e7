/**
 * What “Check my project” knows of versions, held against the installed ones: the data are written from
 * all that were published, and must not say something else than these two do.
 */
import next from '@toolpad/core-next/package.json';
import core from '@toolpad/core/package.json';
import path from 'node:path';
import compare from 'semver/functions/compare';
import type { Version } from '../../scripts/lib/features/declared';
import { makeFeatures } from '../../scripts/lib/features/make';
import { type Feature, FEATURES } from '../../src/components/ProjectCheck/features';

const ROOT = path.join(__dirname, '../..');

const INSTALLED: Version[] = [
  { version: core.version, directory: path.join(ROOT, 'node_modules/@toolpad/core') },
  { version: next.version, directory: path.join(ROOT, 'node_modules/@toolpad/core-next') },
];

/** What is older than the older one cannot be told from the two. */
const asInstalled = (feature: Feature): Feature => ({
  ...feature,
  since: compare(feature.since, core.version) > 0 ? feature.since : 'before',
});

test('the data say what the installed versions declare', () => {
  const features = makeFeatures(ROOT, INSTALLED);
  // If they differ: node scripts/features.mjs
  expect(FEATURES.core.map(asInstalled)).toEqual(features.core.map(asInstalled));
  expect(FEATURES.studio).toEqual(features.studio);
});

test('some came with the later version, and most before', () => {
  const sinces = FEATURES.core.map((feature) => asInstalled(feature).since);
  expect(new Set(sinces)).toEqual(new Set(['before', next.version]));
});
