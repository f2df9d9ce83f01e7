import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../shared/messageOf';
import { readNotation } from '../../shared/notation';
import { jsxAttributes } from '../../shared/node/jsxElements';
import { SITE_DIR } from '../../shared/node/siteDir';
import { toUnixLines } from '../../shared/unixLines';
import type { CodeBlockProps, CodePanel } from '../theme/CodeBlock';
import { type CodeVersion, javaScriptVersion } from './codeVersions';
import { type CodeMeta, parseMeta } from './meta';
import { OTHER_MANAGERS, toPackageManager } from './packageManagers';
import { renderCode } from './render';
import { sameLines } from './sameLines';
import { SHELLS } from './shells';
import { readTypes } from './twoslash';

/** Letters that fit into a line of the column, and into one of a phone. */
const COLUMN_LETTERS = 72;
const PHONE_LETTERS = 37;

/** Where readers have a use for wrapping. */
function wrapsOn(code: string): CodePanel['wraps'] {
  const longest = Math.max(...code.split('\n').map(({ length }) => length));
  if (longest <= PHONE_LETTERS) {
    return undefined;
  }
  return longest > COLUMN_LETTERS ? 'all' : 'phone';
}

async function panelOf(version: CodeVersion, meta: CodeMeta): Promise<CodePanel> {
  const { language, title } = version;
  const { code: source, hints } = meta.twoslash
    ? await readTypes(version.source, language, SITE_DIR)
    : { code: version.source, hints: [] };
  const { code, marks, lineOf } = readNotation(source);
  const count = code.split('\n').length;
  for (const line of meta.highlighted) {
    if (line > count) {
      throw new Error(`{…} names line ${line}, but the block has ${count}.`);
    }
    marks.set(line - 1, (marks.get(line - 1) ?? new Set()).add('highlight'));
  }
  const { html, folded } = await renderCode({
    code,
    language,
    marks,
    hints: hints.map((hint) => ({ ...hint, line: lineOf[hint.line] ?? hint.line })),
    numbered: meta.showLineNumbers,
    expanded: meta.expanded,
  });
  return { language, title, html, folded: folded?.toString(), wraps: wrapsOn(code) };
}

/**
 * The JavaScript of a TypeScript block, if there is any and readers may want it.
 *
 * @throws if it cannot be made, unless the writer has said that no machine can read the block
 */
async function javaScriptOf(
  block: CodeVersion,
  meta: CodeMeta,
  place: string,
): Promise<CodeVersion | undefined> {
  if (!['ts', 'tsx'].includes(block.language) || meta['ts-only']) {
    return undefined;
  }
  try {
    return await javaScriptVersion(block, place);
  } catch (error) {
    if (meta.isUnchecked) {
      return undefined;
    }
    throw new Error(
      `its JavaScript cannot be made: ${messageOf(error)} Correct the block, or write ts-only.`,
    );
  }
}

/** What is said of a block, for its JavaScript: lines have other numbers there, and names no types. */
function metaOfJavaScript(version: CodeVersion, block: CodeVersion, meta: CodeMeta): CodeMeta {
  const [from, to] = [block, version].map(({ source }) => readNotation(source).code);
  const highlighted = sameLines(meta.highlighted, from ?? '', to ?? '');
  return { ...meta, highlighted, twoslash: false };
}

async function propsOf(node: Code, place: string): Promise<CodeBlockProps> {
  const language = node.lang ?? 'text';
  const meta = parseMeta(node.meta ?? '', language);
  const block: CodeVersion = { source: toUnixLines(node.value), language, title: meta.title };
  const javaScript = await javaScriptOf(block, meta, place);
  const commands = (meta.pm ? OTHER_MANAGERS : []).map((manager) => ({
    ...block,
    source: toPackageManager(block.source, manager),
  }));
  const others = await Promise.all([
    ...commands.map((version) => panelOf(version, meta)),
    ...(javaScript ? [panelOf(javaScript, metaOfJavaScript(javaScript, block, meta))] : []),
  ]);
  return {
    ...(await panelOf(block, meta)),
    // Commands are read as a whole, and have no indentation that wrapping would spoil.
    wrap: meta.wrap || SHELLS.includes(language),
    numbered: meta.showLineNumbers,
    ...(meta.pm && { choice: 'packageManager' as const }),
    ...(javaScript && { choice: 'codeVariant' as const }),
    ...(others.length > 0 && { others: JSON.stringify(others) }),
  };
}

/**
 * Remark plugin: turns fenced code into `<CodeBlock>` with its highlighted HTML, so that the browser
 * downloads no highlighter and hydrates one element instead of one for each token.
 *
 * What a writer may say in a fence stands in CONTRIBUTING.md; anything else ends the build.
 */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { node: Code; replace: (element: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        blocks.push({ node, replace: (element) => (parent.children[index] = element) });
      }
    });
    await Promise.all(
      blocks.map(async ({ node, replace }) => {
        const line = node.position ? `:${node.position.start.line}` : '';
        const fence = `\`\`\`${[node.lang, node.meta].filter(Boolean).join(' ')}`;
        const place = `${file.path}${line}, ${fence}`;
        try {
          const attributes = jsxAttributes(await propsOf(node, place));
          replace({ type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [] });
        } catch (error) {
          throw new Error(`${place}: ${messageOf(error)}`);
        }
      }),
    );
  };
}
