import fs from 'node:fs/promises';
import path from 'node:path';
import { gt, major, minor, valid } from 'semver';
import type { ProductId } from '../../../plugins/shared/products';
import { type Version, VERSIONS } from '../../../versions';
import { docusaurus } from '../docusaurus';
import { runNpm } from '../npm';
import { writeJson } from '../writeJson.mjs';
import { productNamed } from './product';

/** `releases.json`, by product. */
type Releases = Record<string, { latest?: string; old: Record<string, Version> }>;

interface Package {
  overrides: Record<string, object>;
}

const LIBRARY = '@toolpad/core';

/** What is left to people, in CONTRIBUTING.md's order. */
const LEFT: Record<ProductId, string> = {
  core:
    'the blocks’ workspace (scripts/verify/blocks/workspace), `package="…"` in the pages, VERSION_NEWS in ' +
    'versions.ts, and what the version brought (scripts/lib/features/asked.ts)',
  studio:
    'what the version brought (scripts/lib/features/byHand.ts), and its data ' +
    '(node scripts/studio-reference.mjs)',
};

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as T;

/**
 * What an old version of the library keeps: the packages that its pages show, the old one under a name
 * of its own.
 */
function keptPackages({ packages = [] }: Version, alias: string, old: string, next: string) {
  return packages.map(({ alias: former, ...one }) => {
    const name = { [old]: alias, [next]: undefined }[one.version] ?? former;
    return one.version === next || name === undefined ? one : { ...one, alias: name };
  });
}

/**
 * Keeps the pages of a product's latest version as those of an old one, and makes another version the
 * latest: its pages are the ones that are written from now on.
 *
 * @param id of the product
 * @param next the new version: `0.16.0`
 * @returns what was done, and what is left to do
 * @throws {Error} if the version is none, or is not after the latest
 */
export async function newVersion(siteDir: string, id: string, next: string): Promise<string> {
  const product = productNamed(id);
  const latest: Version = VERSIONS[product.id].current;
  const old = latest.label.replace(/^v/, '');
  if (!valid(next) || !gt(next, old)) {
    throw new Error(
      `Expected a version after ${old}, the latest of ${product.name}; found “${next}”.`,
    );
  }
  await docusaurus(siteDir, [`docs:version:${id}`, old]);

  const file = path.join(siteDir, 'releases.json');
  const releases = await readJson<Releases>(file);
  const facts = releases[id] ?? { old: {} };
  const kept: Version = { label: latest.label };
  if (latest.packages) {
    const alias = `${LIBRARY}-${major(old)}.${minor(old)}`;
    kept.packages = keptPackages(latest, alias, old, next);
    const packageFile = path.join(siteDir, 'package.json');
    const pack = await readJson<Package>(packageFile);
    await writeJson(packageFile, {
      ...pack,
      overrides: { ...pack.overrides, [alias]: pack.overrides[LIBRARY] },
    });
    await runNpm(
      ['install', '--save-exact', `${LIBRARY}@${next}`, `${alias}@npm:${LIBRARY}@${old}`],
      siteDir,
    );
  } else {
    facts.latest = next;
  }
  facts.old = { [old]: kept, ...facts.old };
  await writeJson(file, { ...releases, [id]: facts });
  return (
    `${product.name} ${old} is kept in ${id}_versioned_docs/; ${next} is the latest.\n` +
    `Left: ${LEFT[product.id]}. Then run npm test.`
  );
}
