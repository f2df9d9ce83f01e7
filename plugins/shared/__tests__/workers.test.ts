import { threadId } from 'node:worker_threads';
import { withWorkers } from '../node/workers';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

/** What threads run: TypeScript, with what it imports. */
const MODULE = `import { threadId } from 'node:worker_threads';

interface Task { word: string }

export default function shout({ word }: Task): unknown {
  if (word === 'for ever') {
    return new Promise(() => setInterval(() => undefined, 1000));
  }
  if (word === '') {
    throw new Error('Expected a word, found none.');
  }
  return { loud: word.toUpperCase(), threadId };
}
`;

describe('threads of their own', () => {
  const folder = ownFolder();
  const module = folder.at('shout.ts');
  folder.write('shout.ts', MODULE);

  it('run a TypeScript module on each task', async () => {
    const words = ['one', 'two', 'three', 'four', 'five'];
    const done = await withWorkers(module, (shout) =>
      Promise.all(words.map((word) => shout({ word }))),
    );
    expect(done).toMatchObject(words.map((word) => ({ loud: word.toUpperCase() })));
    expect(done).not.toContainEqual(expect.objectContaining({ threadId }));
  });

  it('fail with what the module throws, and only for the task for which it does', async () => {
    const done = await withWorkers(module, (shout) =>
      Promise.allSettled(['one', ''].map((word) => shout({ word }))),
    );
    expect(done).toMatchObject([
      { status: 'fulfilled', value: { loud: 'ONE' } },
      { status: 'rejected', reason: { message: 'Expected a word, found none.' } },
    ]);
  });

  it('end with whoever uses them, and with what they have under way', async () => {
    let underWay: Promise<unknown> | undefined;
    const used = withWorkers(module, async (shout) => {
      await shout({ word: 'one' });
      underWay = shout({ word: 'for ever' });
      underWay.catch(() => undefined);
      throw new Error('Not today.');
    });
    await expect(used).rejects.toThrow('Not today.');
    await expect(underWay).rejects.toThrow('Terminating worker thread');
  });
});
