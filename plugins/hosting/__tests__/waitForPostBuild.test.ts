import type { Plugin } from '@docusaurus/types';
import { waitForPostBuild } from '../node/waitForPostBuild';

function createPlugin(name: string, postBuild?: Plugin['postBuild']): Plugin {
  return { name, ...(postBuild && { postBuild }) };
}

it('waits for the hooks of all later plugins, even slow and failing ones, without changing the plugins', async () => {
  const done: unknown[] = [];
  const slow = {
    name: 'slow',
    async postBuild(props: unknown): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 30));
      done.push(this.name, props);
    },
  };
  const plugins: Plugin[] = [
    createPlugin('before', () => Promise.resolve()),
    createPlugin('caller', async () => {
      await waitForPostBuild(plugins, 'caller');
      done.push('caller');
    }),
    createPlugin('without a hook'),
    slow,
    createPlugin('failing', () => Promise.reject(new Error('No.'))),
  ];
  // As Docusaurus does, this starts the hooks in order and runs them concurrently.
  const results = await Promise.allSettled(
    plugins.map(async (plugin) => plugin.postBuild?.('props' as never)),
  );
  expect(done).toEqual(['slow', 'props', 'caller']);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    'rejected',
  ]);
});
