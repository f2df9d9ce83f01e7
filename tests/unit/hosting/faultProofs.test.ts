/**
 * Which tests prove what readers keep when something fails, beside those of `tests/slow/hosting/faults.test.ts`. They
 * run for half an hour; that none of them was moved or renamed is known at once.
 */
import fs from 'node:fs';
import path from 'node:path';

const TESTS = path.resolve(__dirname, '../..');

/** Each fault by the files and the words of the titles. */
const PROOFS: Record<string, [file: string, title: string][]> = {
  'no JavaScript': [['browser/noScript', 'a page is whole: title, text']],
  'a storage of nonsense': [['slow/demos/faults', 'storage full of nonsense does no harm']],
  'a worker that is refused': [['slow/companion/workerFaults', 'sw.js answers %s']],
  'a worker that is removed': [
    ['slow/companion/workerOff', 'removes the worker, and what it kept'],
  ],
  'a worker that is rolled back': [
    ['slow/companion/workerOff', 'removes itself'],
    ['slow/companion/workerFaults', 'a new release takes over what was read'],
  ],
  'no line': [['slow/companion/serviceWorker', 'a visited page opens again']],
  'scripts of a demo that are gone': [['slow/demos/faults', 'the editor without %s']],
  'a host that hangs': [['slow/demos/faults', 'the search: what is typed is kept']],
  'others that refuse and hang': [
    ['slow/companion/adFaults', '%s: %s'],
    ['slow/hosting/thirdParties', 'a network that does “%s”: %s'],
  ],
  'others that are hostile': [
    ['slow/companion/containment', '$name is removed, and reported'],
    ['slow/hosting/thirdParties', 'what is inserted elsewhere goes, and the search works'],
  ],
  'gtag that throws': [['slow/companion/gtag', 'a tag that throws']],
  'an ad that crashes': [['browser/companion/adBlock', 'a crash empties the block']],
  'a component that crashes': [['unit/theme/crashes', '%s crashes once']],
  paper: [['browser/codeBlocks', 'is printed whole']],
  'from the right': [['slow/versions', 'a page from the right fits']],
};

function readTest(name: string): string {
  const file = ['.test.ts', '.test.tsx']
    .map((ending) => path.join(TESTS, name + ending))
    .find((each) => fs.existsSync(each));
  if (!file) {
    throw new Error(
      `Expected a test at tests/${name}.test.ts(x), which proves a fault; it is gone. Say where it is now.`,
    );
  }
  return fs.readFileSync(file, 'utf8');
}

test.each(Object.entries(PROOFS))('%s', (_fault, proofs) => {
  for (const [name, title] of proofs) {
    expect(readTest(name)).toContain(title);
  }
});
