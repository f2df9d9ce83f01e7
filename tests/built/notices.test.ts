/** Checks the list of distributed packages. Needs `npm run build`. */
import fs from 'node:fs';
import { formatNotices, NOTICE_FILE } from '../../scripts/lib/notices';

test('NOTICE.md lists the packages in the built bundles (`npm run notices` updates it)', () => {
  expect(fs.readFileSync(NOTICE_FILE, 'utf8')).toBe(formatNotices());
});
