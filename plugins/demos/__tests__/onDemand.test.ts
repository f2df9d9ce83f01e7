import type { FrameSpec } from '../node/frames/collect';
import { FramesOnDemand } from '../node/frames/onDemand';
import { emptySite } from './emptySite';

const DEMO = 'export default () => null;\n';

describe('frames on demand', () => {
  const { siteDir, at, write, remove } = emptySite();
  const places = { siteDir, roots: [{ folder: 'docs', address: 'core' }] };
  const info = jest.spyOn(console, 'info').mockImplementation();
  const build = jest.fn<Promise<void>, [FrameSpec[]]>(() => Promise.resolve());
  let frames = new FramesOnDemand(places, 'en', build);
  /** What was built since the test began: the addresses of each build. */
  const built = (): string[][] =>
    build.mock.calls.map(([specs]) => specs.map(({ address }) => address));

  beforeEach(() => {
    write('docs/crud/index.mdx', '<Demo name="Desk" />\n\n<Demo name="Shop" />\n');
    write('docs/crud/Desk.tsx', `import { rows } from './rows';\n${DEMO}`);
    write('docs/crud/rows.ts', 'export const rows = [1];\n');
    write('docs/crud/Shop.tsx', DEMO);
    write('docs/crud/Shop.tailwind.tsx', DEMO);
    write('docs/account.mdx', '<Demo name="Account" />\n');
    write('docs/Account.tsx', DEMO);
    frames = new FramesOnDemand(places, 'en', build);
    build.mockReset().mockResolvedValue();
    info.mockClear();
  });
  afterAll(() => {
    info.mockRestore();
    remove();
  });

  it('builds nothing but the page of the demo that is asked for, and says so', async () => {
    await expect(frames.make('demos/core/crud/Shop/tailwind/')).resolves.toBe(true);
    expect(built()).toEqual([
      ['demos/core/crud/Desk/', 'demos/core/crud/Shop/', 'demos/core/crud/Shop/tailwind/'],
    ]);
    expect(info.mock.calls).toEqual([['Making the demos of docs/crud/index.mdx …']]);
  });

  it('calls a frame as its page calls the demo', async () => {
    write('docs/account.mdx', '<Demo name="Account" title="OAuth account" />\n');
    await frames.make('demos/core/Account/');
    await frames.make('demos/core/crud/Desk/');
    const titles = build.mock.calls.flat(2).map(({ title }) => title);
    expect(titles).toEqual(['OAuth account', 'Desk', 'Shop', 'Shop']);
  });

  it.each(['core/crud/', 'demos/core/crud/Nothing/', 'demos/core/Shop/', 'assets/demos/react.js'])(
    'passes %s over',
    async (address) => {
      await expect(frames.make(address)).resolves.toBe(false);
      expect(build).not.toHaveBeenCalled();
    },
  );

  it('builds a page once for all that ask, and answers when it is there', async () => {
    let finish = (): void => undefined;
    build.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const order: string[] = [];
    const asked = ['', 'demo.json'].map((file) =>
      frames.make(`demos/core/Account/${file}`).then(() => {
        order.push('answered');
      }),
    );
    while (build.mock.calls.length === 0) {
      await new Promise(setImmediate);
    }
    order.push('finished');
    finish();
    await Promise.all(asked);
    expect(order).toEqual(['finished', 'answered', 'answered']);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a demo', () => write('docs/crud/Desk.tsx', `// New\n${DEMO}`)],
    ['a file that a demo imports', () => write('docs/crud/rows.ts', 'export const rows = [2];\n')],
    [
      'what the page says of a demo',
      () => write('docs/crud/index.mdx', '<Demo name="Desk" client />\n'),
    ],
    [
      'a demo that is new on the page',
      () => {
        write('docs/crud/New.tsx', DEMO);
        write('docs/crud/index.mdx', '<Demo name="Desk" />\n\n<Demo name="New" />\n');
      },
    ],
  ])('builds the page again after a change of %s', async (_what, change) => {
    await frames.make('demos/core/crud/Desk/');
    await frames.make('demos/core/crud/Desk/');
    expect(build).toHaveBeenCalledTimes(1);
    change();
    await frames.make('demos/core/crud/Desk/');
    expect(build).toHaveBeenCalledTimes(2);
    await frames.make('demos/core/crud/Desk/');
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    build.mockRejectedValueOnce(new Error('No default export.'));
    await expect(frames.make('demos/core/Account/')).rejects.toThrow('No default export.');
    await expect(frames.make('demos/core/Account/')).resolves.toBe(true);
  });

  it('names the page whose demo is not there', async () => {
    write('docs/crud/index.mdx', '<Demo name="Desk" />\n\n<Demo name="Missing" />\n');
    await expect(frames.make('demos/core/crud/Desk/')).rejects.toThrow(at('docs/crud/index.mdx'));
  });
});
