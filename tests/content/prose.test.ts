import path from 'node:path';
import { RULES } from '../../scripts/verify/prose/rules';
import { verifyProse } from '../../scripts/verify/prose/run';

/** The rules themselves are tested in tests/unit/verify. Here they judge the pages. */
const SITE_DIR = path.resolve(__dirname, '../..');

/** The site's pages when this was written; fewer would mean that some are not read. */
const LEAST_PAGES = 126;

describe('the prose of the pages', () => {
  let result: ReturnType<typeof verifyProse>;
  beforeAll(() => {
    result = verifyProse(SITE_DIR, []);
  }, 120_000);

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
