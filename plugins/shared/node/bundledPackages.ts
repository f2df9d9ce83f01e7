import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';
import { listFiles, writeFile } from './files';
import { GENERATED_DIR } from './siteDir';

const RECORDS_DIR = path.join(GENERATED_DIR, 'packages');

/** Matches the last package folder in a path, because packages can be nested. */
const PACKAGE = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Records the npm packages that a bundle for browsers contains, for the list in NOTICE.md. Bundles of the development
 * server aren't recorded, because they contain packages that no reader receives.
 *
 * @param bundle - the bundle's name; a later record of the same name replaces it
 * @param files - absolute or relative paths of the bundled modules
 */
export function recordPackages(bundle: string, files: Iterable<string>): void {
  if (process.env.NODE_ENV !== 'production') {
    return;
  }
  const names = [...files].flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/'))?.[1] ?? []);
  writeFile(path.join(RECORDS_DIR, `${bundle}.json`), JSON.stringify([...new Set(names)].sort()));
}

/** Records the packages of a bundle that esbuild wrote (see {@link recordPackages}). */
export function recordMetafile(bundle: string, { outputs }: Metafile): void {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  recordPackages(
    bundle,
    used.map(([file]) => file),
  );
}

/** Reads the names of all recorded packages, sorted. */
export function readRecordedPackages(): string[] {
  const names = listFiles(RECORDS_DIR).flatMap(
    (file) => JSON.parse(fs.readFileSync(path.join(RECORDS_DIR, file), 'utf8')) as string[],
  );
  return [...new Set(names)].sort();
}

interface JoinedModule extends Module {
  modules?: Iterable<Module>;
}

/** Bundler plugin that records the packages of a bundle, without the modules that the bundler dropped as unused. */
export class RecordPackagesPlugin implements WebpackPluginInstance {
  constructor(private readonly bundle: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('packages', ({ compilation: { chunkGraph, modules } }) => {
      const used = [...modules].filter((each) => chunkGraph.getModuleChunks(each).length > 0);
      const parts = used.flatMap((each: JoinedModule) => [...(each.modules ?? [each])]);
      recordPackages(
        this.bundle,
        parts.map((each) => each.nameForCondition() ?? ''),
      );
    });
  }
}
