import { threadId } from 'node:worker_threads';
import { withWorkers } from '../node/workers';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const MODULE_SOURCE = `import { threadId } from 'node:worker_threads';

interface Task { word: string }

export default function shout({ word }: Task): unknown {
  if (word === 'forever') {
    return new Promise(() => setInterval(() => undefined, 1000));
  }
  if (word === '') {
    throw new Error('Expected a word, found none.');
  }
  return { loud: word.toUpperCase(), threadId };
}
`;

describe('withWorkers', () => {
  const folder = createTestFolder();
  const module = folder.getPath('shout.ts');
  folder.write('shout.ts', MODULE_SOURCE);

  it('calls the default export of a TypeScript module in other threads, once per task', async () => {
    const words = ['one', 'two', 'three', 'four', 'five'];
    const done = await withWorkers(module, (shout) =>
      Promise.all(words.map((word) => shout({ word }))),
    );
    expect(done).toMatchObject(words.map((word) => ({ loud: word.toUpperCase() })));
    expect(done).not.toContainEqual(expect.objectContaining({ threadId }));
  });

  it('rejects only the failed task, with the module’s error', async () => {
    const done = await withWorkers(module, (shout) =>
      Promise.allSettled(['one', ''].map((word) => shout({ word }))),
    );
    expect(done).toMatchObject([
      { status: 'fulfilled', value: { loud: 'ONE' } },
      { status: 'rejected', reason: { message: 'Expected a word, found none.' } },
    ]);
  });

  it('stops the threads if the caller throws an error, even while a task is running', async () => {
    let pending: Promise<unknown> | undefined;
    const result = withWorkers(module, async (shout) => {
      await shout({ word: 'one' });
      pending = shout({ word: 'forever' });
      pending.catch(() => undefined);
      throw new Error('Not today.');
    });
    await expect(result).rejects.toThrow('Not today.');
    await expect(pending).rejects.toThrow('Terminating worker thread');
  });
});
