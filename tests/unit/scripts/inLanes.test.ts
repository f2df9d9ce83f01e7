import { inLanes } from '../../../scripts/lib/inLanes';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('inLanes', () => {
  it('works on each thing once, on no more at a time than there are lanes', async () => {
    const done: number[] = [];
    let [busy, most, opened] = [0, 0, 0];
    await inLanes([1, 2, 3, 4, 5].values(), 2, () => {
      opened += 1;
      return async (item) => {
        busy += 1;
        most = Math.max(most, busy);
        await soon();
        busy -= 1;
        done.push(item);
      };
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
    expect([most, opened]).toEqual([2, 2]);
  });

  it('goes on in the other lanes while one takes long', async () => {
    const done: string[] = [];
    await inLanes(['long', 'a', 'b', 'c'], 2, () => async (item) => {
      for (let turn = 0; turn < (item === 'long' ? 20 : 1); turn += 1) {
        await soon();
      }
      done.push(item);
    });
    expect(done).toEqual(['a', 'b', 'c', 'long']);
  });

  it('fails with the first failure', async () => {
    const work = () => () => Promise.reject(new Error('no network'));
    await expect(inLanes([1], 2, work)).rejects.toThrow('no network');
  });
});
