import { ensureChromium } from '../../../scripts/lib/chromium/ensure';
import { type Chromium } from '../../../scripts/lib/chromium/find';
import { type Machine, type Supply, supplyFor } from '../../../scripts/lib/chromium/supply';
import { WrongPackage } from '../../../scripts/lib/npm';

const CHROMIUM: Chromium = { executablePath: '/chromium', env: {} };
const LINUX: Machine = { platform: 'linux', arch: 'x64', hasGlibc: true };

test.each<[string, Machine, Supply | undefined]>([
  ['Debian, Ubuntu, Fedora', LINUX, 'npm'],
  ['Alpine', { ...LINUX, hasGlibc: false }, undefined],
  ['Linux on ARM', { ...LINUX, arch: 'arm64' }, undefined],
  ["Apple's own chips", { platform: 'darwin', arch: 'arm64', hasGlibc: false }, 'Playwright'],
  ['macOS on Intel', { platform: 'darwin', arch: 'x64', hasGlibc: false }, 'Playwright'],
  ['Windows', { platform: 'win32', arch: 'x64', hasGlibc: false }, 'Playwright'],
  ['FreeBSD', { platform: 'freebsd', arch: 'x64', hasGlibc: false }, undefined],
])('who has a Chromium for %s', (_, machine, supply) => {
  expect(supplyFor(machine)).toBe(supply);
});

/** A machine, on which a Chromium may be, and what bringing one does. */
function machineWith({
  machine = LINUX,
  installed,
  bring = () => CHROMIUM,
}: {
  machine?: Machine;
  installed?: Chromium;
  bring?: () => Chromium | undefined;
}) {
  let there = installed;
  const said: string[] = [];
  const brought: Supply[] = [];
  const bringFrom = (supply: Supply) => () => {
    brought.push(supply);
    there = bring();
    return Promise.resolve();
  };
  const answer = ensureChromium((line) => said.push(line), {
    find: () => there,
    machine,
    bring: { npm: bringFrom('npm'), Playwright: bringFrom('Playwright') },
  });
  return { answer, said, brought };
}

function fail(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('ensureChromium', () => {
  it('brings nothing where there is one', async () => {
    const { answer, brought } = machineWith({ installed: CHROMIUM });
    await expect(answer).resolves.toBe(CHROMIUM);
    expect(brought).toEqual([]);
  });

  it('brings one where there is none', async () => {
    const { answer, brought } = machineWith({});
    await expect(answer).resolves.toBe(CHROMIUM);
    expect(brought).toEqual(['npm']);
  });

  it('says that there is none for this machine', async () => {
    const { answer, brought } = machineWith({ machine: { ...LINUX, arch: 'arm64' } });
    await expect(answer).resolves.toEqual({
      missing: expect.stringMatching(
        /^No Chromium was found, nor is there one for linux arm64\. Install one .*CHROMIUM_PATH\.$/,
      ) as string,
    });
    expect(brought).toEqual([]);
  });

  it('says why it could not be brought, and that there is none', async () => {
    const { answer, said } = machineWith({ bring: fail(new Error('npm: ENOTFOUND')) });
    await expect(answer).resolves.toEqual({
      missing: expect.stringMatching(/^No Chromium was found, and npm brought none\. /) as string,
    });
    expect(said).toEqual(['npm: ENOTFOUND']);
  });

  it('fails where the registry has another package than the pinned one', async () => {
    const { answer } = machineWith({ bring: fail(new WrongPackage('another one')) });
    await expect(answer).rejects.toThrow('another one');
  });
});
