import fs from 'node:fs/promises';
import path from 'node:path';
import { PRODUCTS } from '../../../plugins/shared/products';
import { docusaurus } from '../docusaurus';

const FILE = 'plugins/shared/navigation/language.ts';
const LIST = /(?<=export const LANGUAGES: readonly string\[\] = \[)[^\]]*(?=\];)/;

/**
 * Adds a language to the site, with the files in which its words are translated.
 *
 * @param code its two letters: `de`
 * @returns what was done, and what is left to do
 * @throws {Error} if that is no language, or one that the site has
 */
export async function newLanguage(siteDir: string, code: string): Promise<string> {
  const isLanguage = /^[a-z]{2}$/.test(code);
  const name = isLanguage && new Intl.DisplayNames('en', { type: 'language' }).of(code);
  if (!name || name === code) {
    throw new Error(`Expected the two letters of a language, such as de; found “${code}”.`);
  }
  const file = path.join(siteDir, FILE);
  const source = await fs.readFile(file, 'utf8');
  const list = LIST.exec(source)?.[0];
  if (list === undefined || list.includes(`'${code}'`)) {
    throw new Error(
      list === undefined
        ? `Expected LANGUAGES in ${FILE} to be a list; found none. Add '${code}' by hand.`
        : `Expected a language that the site does not have; ${FILE} has “${code}”.`,
    );
  }
  await fs.writeFile(file, source.replace(LIST, `${list}, '${code}'`));
  await docusaurus(siteDir, ['write-translations', '--locale', code]);
  const folders = PRODUCTS.map(
    ({ id, folder }) => `${folder}/ to i18n/${code}/docusaurus-plugin-content-docs-${id}/current/`,
  );
  return (
    `${name} is at /${code}/.\nLeft: translate what is in i18n/${code}/, and copy the pages that you ` +
    `translate from ${folders.join(' and from ')}. Then run npm run build.`
  );
}
