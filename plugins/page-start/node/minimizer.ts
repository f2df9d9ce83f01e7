import type { CurrentBundler } from '@docusaurus/types';

type Minimizer = InstanceType<CurrentBundler['instance']['DefinePlugin']>;

/** What Rspack has besides; Docusaurus types its bundler as webpack. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer;
}

/**
 * Minifies the runtime, which lists the files of all chunks, before the site's own minimizer does. That one names
 * variables by how often each letter occurs, and the hashes in the list are not yet those of the built files then,
 * but differ by where the site is built: one commit would make more than one site.
 */
export function runtimeMinimizer({ name, instance }: CurrentBundler): Minimizer[] {
  if (name !== 'rspack') {
    return [];
  }
  const { SwcJsMinimizerRspackPlugin } = instance as unknown as Rspack;
  return [
    new SwcJsMinimizerRspackPlugin({
      test: /\bruntime\.[\da-f]+\.js$/,
      minimizerOptions: { ecma: 2020, module: true, mangle: { disableCharFreq: true } },
    }),
  ];
}
