import { prepareWorkspace } from '../../../scripts/blocks/workspace';

/** Installs the packages that the pages' samples import. `resolver.cjs` reads their folder. */
export default async function installPackages(): Promise<void> {
  process.env.SAMPLE_PACKAGES = await prepareWorkspace();
}
