import { Joi } from '@docusaurus/utils-validation';
import { tokenize } from '../engine/tokens';
import { BETWEEN_ALIASES } from '../shared/record';

/** Letters of a keyword: a name of some words, not a sentence. */
const LONGEST = 40;

const schema = Joi.array()
  .items(Joi.string().trim().lowercase().max(LONGEST).pattern(/,/, { invert: true, name: 'comma' }))
  .unique()
  .min(1)
  .prefs({ convert: false });

/**
 * The keywords of a page's front matter: what readers may call its subject who know it by another name.
 *
 * @param keywords as they are written; none is fine
 * @param title of the page, whose words are found anyway
 * @param source the page's file, for errors
 * @throws for anything but a list of different short names in small letters that the title lacks
 */
export function keywordsOf(keywords: unknown, title: string, source: string): string[] {
  if (keywords === undefined) {
    return [];
  }
  const { error, value } = schema.validate(keywords) as { error?: Error; value: string[] };
  if (error) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to be a list of different names in small ` +
        `letters, each of at most ${LONGEST}, without commas; found ${JSON.stringify(keywords)}: ` +
        `${error.message}. Correct the list or remove it.`,
    );
  }
  const said = new Set(tokenize(title));
  const repeated = value.filter((keyword) => tokenize(keyword).every((term) => said.has(term)));
  if (repeated.length > 0) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to say what the title "${title}" does not; ` +
        `found ${repeated.join(BETWEEN_ALIASES)}. Remove it from the list.`,
    );
  }
  return value;
}
