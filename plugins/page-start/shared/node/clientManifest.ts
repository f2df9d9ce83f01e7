import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../../shared/node/siteDir';

/** The relevant part of Docusaurus's manifest of its chunks (`client-manifest.json`). */
export interface ClientManifest {
  /** Asset ids, by the name of the chunk (`webpackChunkName`) or entry that the assets contain. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

export function readClientManifest(): ClientManifest {
  const file = path.join(GENERATED_DIR, 'client-manifest.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ClientManifest;
}

/** Returns the script files that contain a chunk or an entry. */
export function findScriptFiles({ origins, assets }: ClientManifest, name: string): string[] {
  return (origins[name] ?? []).flatMap((id) => assets[id]?.js ?? []).map(({ file }) => file);
}
