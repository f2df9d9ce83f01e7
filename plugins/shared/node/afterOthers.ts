import type { Plugin } from '@docusaurus/types';

/**
 * Waits for what other plugins write after the build. Docusaurus starts all plugins' `postBuild` side
 * by side, in their order, and has no later hook; a list of the finished build must come after them.
 *
 * @param plugins all plugins, as `postBuild` gets them. Those before the caller have been started and
 *   are not waited for: let it be the first in the site's `plugins`. Those of presets come earlier
 *   still.
 * @param name the caller. It must call before its first `await`.
 */
export async function afterOthers(plugins: readonly Plugin[], name: string): Promise<void> {
  const running: Promise<void>[] = [];
  for (const plugin of plugins.slice(plugins.findIndex((other) => other.name === name) + 1)) {
    const { postBuild } = plugin;
    if (postBuild) {
      plugin.postBuild = (...parameters) => {
        const run = Promise.resolve(postBuild.apply(plugin, parameters));
        running.push(run);
        return run;
      };
    }
  }
  // By then each of them has been started.
  await new Promise(setImmediate);
  // One that fails ends the build itself.
  await Promise.allSettled(running);
}
