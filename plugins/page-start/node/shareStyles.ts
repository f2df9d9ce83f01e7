import fs from 'node:fs';
import path from 'node:path';
import { getContentHash, listFiles, writeFile } from '../../shared/node/files';
import {
  createGlobalTags,
  createStyleTag,
  EMOTION_KEY,
  type EmotionRules,
  extractStyles,
} from '../shared/emotionStyles';

type Part = 'first' | 'rest';

/**
 * Matches a style element of the first screen or of the rest. Pages contain them until `sharePageStyles` replaces them.
 */
const OWN_STYLE_TAG = /<style data-own="(first|rest) ([^"]*)">([\s\S]*?)<\/style>/g;

/** Returns a tag for each rule. If there are no rules, an empty tag marks the place for the shared styles. */
const createOwnTags = (part: Part, rules: EmotionRules): string =>
  [...(rules.size > 0 ? rules : [['', '']])]
    .map(([id, css]) => `<style data-own="${part} ${id}">${css}</style>`)
    .join('');

/**
 * Divides the Emotion styles of a page into those of its first screen and the others. For a component that is styled
 * twice, Emotion also writes the styles of the inner component, whose class no element has. Only their ids remain, so
 * that hydration doesn't insert them.
 *
 * @param appHtml - the server-rendered app; Emotion writes each style once, before the first element that uses it
 * @param firstScreenEnd - matches the element where the first screen ends
 * @returns the app without style elements, and the styles of both parts as tags for `sharePageStyles`
 */
export function splitStyles(
  appHtml: string,
  firstScreenEnd: RegExp,
): { html: string; firstScreen: string; rest: string } {
  const end = appHtml.search(firstScreenEnd);
  const first = extractStyles(end === -1 ? appHtml : appHtml.slice(0, end));
  const rest = extractStyles(end === -1 ? '' : appHtml.slice(end));
  const html = first.html + rest.html;
  const isUsed = ([ids]: [ids: string, css: string]): boolean =>
    ids.split(' ').some((id) => html.includes(`${EMOTION_KEY}-${id}`));
  const removeUnused = (rules: EmotionRules): EmotionRules =>
    new Map([...rules].map((rule) => (isUsed(rule) ? rule : [rule[0], ''])));
  return {
    html,
    firstScreen:
      createGlobalTags(new Map([...first.globals, ...rest.globals])) +
      createOwnTags('first', removeUnused(first.rules)),
    rest: createOwnTags('rest', removeUnused(rest.rules)),
  };
}

/** Sorts rules by id, so that the same styles produce the same file in each build. */
const sortRules = (rules: Iterable<[id: string, css: string]>): EmotionRules =>
  new Map([...rules].sort(([one], [other]) => (one < other ? -1 : 1)));

const joinRules = (rules: EmotionRules): string => [...rules.values()].join('');

/**
 * Replaces the Emotion styles of each page with those of all pages. One inline style contains the styles of all first
 * screens, and one stylesheet contains the others. Both are identical on all pages, so the content security policy
 * needs only one hash.
 *
 * The function is synchronous, because Docusaurus starts the `postBuild` hooks of all plugins in turn, and other
 * plugins read the pages.
 *
 * @param outDir - the folder of the build
 * @param baseUrl - the URL at which the folder is served
 */
export function sharePageStyles(outDir: string, baseUrl: string): void {
  const pages = listFiles(outDir, /\.html$/).map((name) => {
    const file = path.join(outDir, name);
    return { file, html: fs.readFileSync(file, 'utf8') };
  });
  const ids = new Set<string>();
  const found: Record<Part, EmotionRules> = { first: new Map(), rest: new Map() };
  for (const { html } of pages) {
    for (const [, part, id = '', css = ''] of html.matchAll(OWN_STYLE_TAG)) {
      if (css) {
        found[part as Part].set(id, css);
      }
      ids.add(id);
    }
  }
  const first = sortRules(found.first);
  const rest = sortRules([...found.rest].filter(([id]) => !found.first.has(id)));
  const css = joinRules(rest);
  const file = `assets/css/mui.${getContentHash(css)}.css`;
  writeFile(path.join(outDir, file), css);

  const tags = {
    first: createStyleTag(
      [EMOTION_KEY, ...[...ids].filter(Boolean).sort()].join(' '),
      joinRules(first),
    ),
    rest: `<link rel="stylesheet" href="${baseUrl}${file}">`,
  };
  for (const page of pages) {
    const placed = new Set<Part>();
    const html = page.html.replace(OWN_STYLE_TAG, (_tag, part: Part) => {
      const tag = placed.has(part) ? '' : tags[part];
      placed.add(part);
      return tag;
    });
    if (html !== page.html) {
      fs.writeFileSync(page.file, html);
    }
  }
}
