/** The scripts of the built site: it needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { BUILD, needsBuild } from '../support/build';

test('none says in which folder the site was built', () => {
  needsBuild();
  const folder = path.join(BUILD, 'assets/js');
  const root = path.resolve(__dirname, '../..');
  const telling = fs
    .readdirSync(folder)
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(root));
  expect(telling).toEqual([]);
});
