import type { Plugin } from '@docusaurus/types';
import { afterOthers } from '../node/afterOthers';

/** Runs all plugins' `postBuild` as Docusaurus does: side by side, in their order. */
const runAll = (plugins: readonly Plugin[]): Promise<unknown> =>
  Promise.allSettled(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));

function plugin(name: string, postBuild?: () => Promise<void>): Plugin {
  return { name, ...(postBuild && { postBuild }) };
}

test('comes after all that start later, however long they take, and whether they fail', async () => {
  const done: string[] = [];
  const plugins: Plugin[] = [
    plugin('before', () => Promise.resolve()),
    plugin('me', async () => {
      await afterOthers(plugins, 'me');
      done.push('me');
    }),
    plugin('none'),
    plugin('quick', () => Promise.resolve(void done.push('quick'))),
    plugin('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      done.push('slow');
    }),
    plugin('failing', () => Promise.reject(new Error('No.'))),
  ];
  await runAll(plugins);
  expect(done).toEqual(['quick', 'slow', 'me']);
});

test('the others keep their own `this` and parameters, and their errors', async () => {
  class Other {
    readonly name = 'other';

    heard: unknown;

    async postBuild(props: unknown): Promise<void> {
      this.heard = await Promise.resolve(props);
      throw new Error('No.');
    }
  }
  const other = new Other();
  const plugins = [plugin('me'), other as Plugin];
  const waiting = afterOthers(plugins, 'me');
  await expect(plugins[1]?.postBuild?.('props' as never)).rejects.toThrow('No.');
  await waiting;
  expect(other.heard).toBe('props');
});
