import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTOCHeadingLevels,
  Joi,
  URISchema,
} from '@docusaurus/utils-validation';
import { parseDocument } from 'yaml';
import { toPosixPath } from '../../plugins/shared/node/files';

/**
 * The fields that pages can have in their front matter. Docusaurus's other fields have no effect on this site, because
 * the path determines a page's URL, the navigation trees determine the sidebar, and pages have no tags.
 */
const schema = Joi.object({
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  // The search checks the words (plugins/search/node/records.ts).
  keywords: Joi.array(),
  // src/markdown/remarkMovedSections.ts adds links to these sections.
  moved_sections: Joi.object().pattern(/\.mdx$/, Joi.array().items(Joi.string()).min(1)),
  image: URISchema,
  hide_table_of_contents: Joi.boolean(),
  ...FrontMatterTOCHeadingLevels,
  pagination_label: Joi.string(),
  pagination_next: Joi.string().allow(null),
  pagination_prev: Joi.string().allow(null),
  custom_edit_url: URISchema.allow('', null),
  last_update: FrontMatterLastUpdateSchema,
})
  .concat(ContentVisibilitySchema)
  .unknown(false)
  .prefs({ convert: false });

/** Returns the line of a field in a page's front matter. */
function findLine(text: string, field: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

/**
 * Checks the syntax of a page's front matter. Docusaurus's parser doesn't name the file, and if it reads the page again,
 * it returns an empty result instead of the error.
 *
 * @throws Error with the file and the line
 */
function checkSyntax(text: string, file: string): void {
  const [, yaml = ''] = /^\uFEFF?---$(.*?)^---/ms.exec(text) ?? [];
  const [error] = parseDocument(yaml).errors;
  if (error) {
    const [reason = ''] = error.message.split(' at line ');
    throw new Error(
      `${file}:${error.linePos?.[0].line}: in the front matter, ${reason.toLowerCase()}: put a value with a colon or a special character in quotes.`,
    );
  }
}

/**
 * Returns a parser of front matter that rejects unknown fields, which would be ignored, missing fields, and values of the
 * wrong type. Parts that pages import have no front matter.
 *
 * @param siteDir - the site's folder, because messages contain relative paths
 */
export function checkFrontMatter(siteDir: string): ParseFrontMatter {
  return async (page) => {
    const file = toPosixPath(path.relative(siteDir, page.filePath));
    checkSyntax(page.fileContent, file);
    const parsed = await page.defaultParseFrontMatter(page);
    const [character] = /[^\p{L}\p{N}/._ -]/u.exec(file) ?? [];
    if (character) {
      throw new Error(
        `${file}: the path becomes the page’s URL, which can’t contain "${character}": rename the file.`,
      );
    }
    const { error } = schema.validate(parsed.frontMatter);
    const [detail] = error?.details ?? [];
    if (detail && !path.basename(page.filePath).startsWith('_')) {
      const [field = ''] = detail.path;
      const line = findLine(page.fileContent, String(field));
      throw new Error(
        `${file}:${line}: in the front matter, ${detail.message}. CONTRIBUTING.md lists the fields.`,
      );
    }
    return parsed;
  };
}
