import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { RULES } from '../../scripts/verify/prose/rules';
import type { Offence } from '../../scripts/verify/prose/types';

/**
 * The rules themselves are tested in tests/unit/verify. Here they judge the pages: in a process of
 * its own, because Docusaurus's MDX processor is made of ES modules that jest does not load.
 */
function judgePages(): { pages: number; offences: Offence[] } {
  const script = path.join(__dirname, '../../scripts/verify/prose.mjs');
  const output = execFileSync(process.execPath, [script, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as { pages: number; offences: Offence[] };
}

/** The site's pages when this was written; fewer would mean that some are not read. */
const LEAST_PAGES = 126;

describe('the prose of the pages', () => {
  let result: ReturnType<typeof judgePages>;
  beforeAll(() => {
    result = judgePages();
  });

  it('is read on all pages', () => {
    expect(result.pages).toBeGreaterThanOrEqual(LEAST_PAGES);
  });

  it.each([...Object.keys(RULES), 'unique titles', 'unique descriptions'])('keeps: %s', (name) => {
    const found = result.offences
      .filter(({ rule }) => rule === name)
      .map(({ page, line, message }) => `${page}:${line} ${message}`);
    expect(found).toEqual([]);
  });
});
