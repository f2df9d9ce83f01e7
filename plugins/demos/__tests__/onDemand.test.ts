import type { FrameSpec } from '../node/frames/collect';
import { OnDemandFrames } from '../node/frames/onDemand';
import { createEmptySite } from './createEmptySite';

const DEMO_CODE = 'export default () => null;\n';

describe('OnDemandFrames', () => {
  const { siteDir, write } = createEmptySite();
  const config = { siteDir, roots: [{ folder: 'docs', urlPath: 'core' }] };
  const info = jest.spyOn(console, 'info').mockImplementation();
  const buildPage = jest.fn<Promise<void>, [FrameSpec[]]>();
  let frames: OnDemandFrames;

  beforeEach(() => {
    write(
      'docs/crud/index.mdx',
      '<Demo name="Desk" title="OAuth desk" />\n\n<Demo name="Shop" />\n',
    );
    write('docs/crud/Desk.tsx', `import { rows } from './rows';\n${DEMO_CODE}`);
    write('docs/crud/rows.ts', 'export const rows = [1];\n');
    write('docs/crud/Shop.tsx', DEMO_CODE);
    write('docs/crud/Shop.tailwind.tsx', DEMO_CODE);
    write('docs/account.mdx', '<Demo name="Account" />\n');
    write('docs/Account.tsx', DEMO_CODE);
    frames = new OnDemandFrames(config, 'en', buildPage);
    buildPage.mockReset().mockResolvedValue();
    info.mockClear();
  });
  afterAll(() => info.mockRestore());

  it('builds only the demos of the requested page, and logs the build', async () => {
    await expect(frames.build('demos/core/crud/Shop/tailwind/')).resolves.toBe(true);
    expect(buildPage.mock.calls.flat(2).map(({ path, title }) => `${title}: ${path}`)).toEqual([
      'OAuth desk: demos/core/crud/Desk/',
      'Shop: demos/core/crud/Shop/',
      'Shop: demos/core/crud/Shop/tailwind/',
    ]);
    expect(info.mock.calls).toEqual([['Building the demos of docs/crud/index.mdx …']]);
  });

  it.each(['core/crud/', 'demos/core/crud/Nothing/', 'demos/core/Shop/', 'assets/demos/react.js'])(
    'builds nothing for %s, which isn’t the path of a demo',
    async (path) => {
      await expect(frames.build(path)).resolves.toBe(false);
      expect(buildPage).not.toHaveBeenCalled();
    },
  );

  it('builds a page only once for simultaneous requests, all of which wait for the build', async () => {
    let finish = (): void => undefined;
    buildPage.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const order: string[] = [];
    const requests = ['', 'demo.json'].map(async (file) => {
      await frames.build(`demos/core/Account/${file}`);
      order.push('resolved');
    });
    while (buildPage.mock.calls.length === 0) {
      await new Promise(setImmediate);
    }
    order.push('finished');
    finish();
    await Promise.all(requests);
    expect(order).toEqual(['finished', 'resolved', 'resolved']);
    expect(buildPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a demo', 'docs/crud/Desk.tsx', `// New\n${DEMO_CODE}`],
    ['an imported file', 'docs/crud/rows.ts', 'export const rows = [2];\n'],
    ['the page', 'docs/crud/index.mdx', '<Demo name="Desk" height={200} />\n'],
  ])('rebuilds the page after a change to %s', async (_what, file, text) => {
    await frames.build('demos/core/crud/Desk/');
    await frames.build('demos/core/crud/Desk/');
    expect(buildPage).toHaveBeenCalledTimes(1);
    write(file, text);
    await frames.build('demos/core/crud/Desk/');
    expect(buildPage).toHaveBeenCalledTimes(2);
  });

  it('retries a failed build on the next request', async () => {
    buildPage.mockRejectedValueOnce(new Error('No default export.'));
    await expect(frames.build('demos/core/Account/')).rejects.toThrow('No default export.');
    await expect(frames.build('demos/core/Account/')).resolves.toBe(true);
  });

  it('throws an error that names the page if one of its demos is missing', async () => {
    write('docs/crud/index.mdx', '<Demo name="Desk" />\n\n<Demo name="Missing" />\n');
    await expect(frames.build('demos/core/crud/Desk/')).rejects.toThrow('docs/crud/index.mdx:3');
  });
});
