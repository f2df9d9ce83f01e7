import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getErrorMessage } from '../../shared/unknown';
import { createAttributes, describeLocation } from '../../shared/node/mdx';
import type { CodeBlockProps, CodePanel } from '../theme/CodeBlock';
import { type CodeVersion, createJavaScriptVersion } from './codeVersions';
import { type CodeMeta, parseMeta } from './meta';
import { OTHER_MANAGERS, convertCommands } from './packageManagers';
import { renderCode } from './render';
import { mapLines } from './mapLines';
import { SHELL_LANGUAGES } from './shellLanguages';

/** The maximum numbers of characters that fit on a line: in the text column, and on phones. */
const MAX_DESKTOP_CHARACTERS = 80;
const MAX_PHONE_CHARACTERS = 37;

/** Returns the screens on which lines overflow. On these screens, readers may want to wrap lines. */
function findOverflowingScreens(code: string): CodePanel['wraps'] {
  const longest = Math.max(...code.split('\n').map(({ length }) => length));
  if (longest <= MAX_PHONE_CHARACTERS) {
    return undefined;
  }
  return longest > MAX_DESKTOP_CHARACTERS ? 'all' : 'phone';
}

async function renderPanel(version: CodeVersion, meta: CodeMeta): Promise<CodePanel> {
  const { language, title } = version;
  const code = version.source;
  const count = code.split('\n').length;
  const beyond = meta.highlighted.find((line) => line > count);
  if (beyond !== undefined) {
    throw new Error(`{…} names line ${beyond}, but the block ends at line ${count}.`);
  }
  const { html, folded } = await renderCode({
    code,
    language,
    title,
    highlighted: new Set(meta.highlighted),
    expanded: meta.expanded,
  });
  return { language, title, html, folded: folded?.toString(), wraps: findOverflowingScreens(code) };
}

/**
 * Returns the JavaScript version of a TypeScript block, or `undefined` if the block needs none.
 *
 * @throws Error if the block can't be converted, unless it has `no-check`
 */
async function getJavaScriptVersion(
  block: CodeVersion,
  meta: CodeMeta,
  location: string,
): Promise<CodeVersion | undefined> {
  if (!['ts', 'tsx'].includes(block.language) || meta['ts-only']) {
    return undefined;
  }
  try {
    return await createJavaScriptVersion(block, location);
  } catch (error) {
    if (meta.isUnchecked) {
      return undefined;
    }
    throw new Error(
      `could not create its JavaScript version: ${getErrorMessage(error)} Correct the block, or add ts-only.`,
    );
  }
}

async function createProps(node: Code, location: string): Promise<CodeBlockProps> {
  const language = node.lang ?? 'text';
  const meta = parseMeta(node.meta ?? '', language);
  const block: CodeVersion = { source: node.value, language, title: meta.title };
  const javaScript = await getJavaScriptVersion(block, meta, location);
  const commands = (meta.pm ? OTHER_MANAGERS : []).map((manager) => ({
    ...block,
    source: convertCommands(block.source, manager),
  }));
  const others = await Promise.all(commands.map((version) => renderPanel(version, meta)));
  if (javaScript) {
    // The JavaScript version has different line numbers.
    const highlighted = mapLines(meta.highlighted, block.source, javaScript.source);
    others.push(await renderPanel(javaScript, { ...meta, highlighted }));
  }
  return {
    ...(await renderPanel(block, meta)),
    // Commands wrap by default, because they have no indentation that wrapping would break.
    wrap: meta.wrap || SHELL_LANGUAGES.includes(language),
    ...(meta.pm && { choice: 'packageManager' as const }),
    ...(javaScript && { choice: 'codeVariant' as const }),
    ...(others.length > 0 && { others: JSON.stringify(others) }),
  };
}

/** Matches short inline code in which browsers would break lines, for example after a hyphen. */
const SHORT_BREAKABLE_CODE = /^(?=.*[^\w.])\S{1,23}$/;

/**
 * Remark plugin that replaces fenced code with `<CodeBlock>` and highlighted HTML. Highlighting at build time saves the
 * browser from downloading a highlighter and from hydrating an element per token. Short inline code gets the class
 * `short`.
 *
 * CONTRIBUTING.md lists what a fence can have after its language. Anything else fails the build.
 */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { node: Code; replace: (element: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        blocks.push({ node, replace: (element) => (parent.children[index] = element) });
      }
    });
    visit(tree, 'inlineCode', (node) => {
      if (SHORT_BREAKABLE_CODE.test(node.value)) {
        node.data = { ...node.data, hProperties: { className: ['short'] } };
      }
    });
    await Promise.all(
      blocks.map(async ({ node, replace }) => {
        const fence = `\`\`\`${[node.lang, node.meta].filter(Boolean).join(' ')}`;
        const location = `${describeLocation(file, node)}, ${fence}`;
        try {
          const attributes = createAttributes(await createProps(node, location));
          replace({ type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [] });
        } catch (error) {
          throw new Error(`${location}: ${getErrorMessage(error)}`);
        }
      }),
    );
  };
}
