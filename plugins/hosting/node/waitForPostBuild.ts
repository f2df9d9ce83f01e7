import type { Plugin } from '@docusaurus/types';

/**
 * Waits for the `postBuild` hooks of the other plugins. Docusaurus starts all of them in turn, and has neither a
 * later hook nor priorities (https://github.com/facebook/docusaurus/issues/4138).
 *
 * @param plugins - all plugins, as `postBuild` receives them. Those before the caller have already started, and are not
 *   waited for, so the caller should be the first in the site's `plugins`. The plugins of presets are earlier still.
 * @param name - the calling plugin, which must call this function before its first `await`
 */
export async function waitForPostBuild(plugins: readonly Plugin[], name: string): Promise<void> {
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
  // At this point, every hook has started.
  await new Promise(setImmediate);
  // If a hook fails, Docusaurus itself fails the build.
  await Promise.allSettled(running);
}
