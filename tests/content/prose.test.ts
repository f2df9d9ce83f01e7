import { RULES } from '../../scripts/verify/prose/rules';
import { judgePages } from '../../scripts/verify/prose/run';

/** The site's pages when this was written; fewer would mean that some are not read. */
const LEAST_PAGES = 126;

/** The rules themselves are tested in tests/unit/verify. Here they judge the pages. */
describe('the prose of the pages', () => {
  let result: ReturnType<typeof judgePages>;
  beforeAll(() => {
    result = judgePages([]);
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
