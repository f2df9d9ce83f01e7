/**
 * Reads pages as programs do that read for people: `node readText.mjs <build> <pathname>…` prints,
 * for each page, the text of its HTML (as a browser's `innerText` would have it) and of its Markdown
 * twin. A process of its own, because these readers are ES modules, which jest does not load.
 */
import fs from 'node:fs';
import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Spaces and line ends are no part of a fact. @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** @param {string} html */
const textOfHtml = (html) => toText(unified().use(rehypeParse).parse(html));

/** @param {string} markdown */
const textOfTwin = (markdown) =>
  fromMarkdown(markdown)
    .children.map((block) => toString(block))
    .join('\n');

const [build = 'build', ...pathnames] = process.argv.slice(2);
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(build, file), 'utf8');
const pages = pathnames.map((pathname) => ({
  pathname,
  html: inOneLine(textOfHtml(read(`${pathname}/index.html`))),
  twin: inOneLine(textOfTwin(read(`${pathname}.md`))),
}));
process.stdout.write(JSON.stringify(pages));
