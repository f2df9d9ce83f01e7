import { convertToJavaScript } from '../shared/javascript';
import { stripFormatting } from './mapLines';

/** A version of a code block, such as the TypeScript or the JavaScript version. */
export interface CodeVersion {
  source: string;
  language: string;
  title?: string;
}

/** Replaces the extension: `src/App.tsx` becomes `src/App.jsx`. Vite accepts JSX only in `.jsx` and `.tsx` files. */
function replaceTypeScriptExtension(name: string): string {
  return name.replace(/\.ts(?=x?$)/, '.js');
}

/**
 * The folder of a Studio app's files. Studio finds them by their extensions: `*.ts` in `toolpad/resources/`, and
 * `*.tsx` in `toolpad/components/`. Therefore, the JavaScript versions of these files keep their TypeScript names.
 */
const STUDIO_FOLDER = 'toolpad/';

const toJavaScriptTitle = (title: string): string =>
  title.startsWith(STUDIO_FOLDER) ? title : replaceTypeScriptExtension(title);

/** Replaces the extensions in relative imports. Vite's template includes extensions in imports. */
function renameImports(code: string): string {
  return code.replace(
    /(\bfrom\s+|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${replaceTypeScriptExtension(name)}${quote}`,
  );
}

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** Declaration files contain only types. */
const DECLARATION_FILE = /\.d\.[cm]?ts$/;

/**
 * Creates the JavaScript version of a `ts` or `tsx` block.
 *
 * @param block - the TypeScript version
 * @param location - the location of the block, for error messages
 * @returns `undefined` if the block has no types or consists only of types
 * @throws Error if the block can't be parsed
 */
export async function createJavaScriptVersion(
  block: CodeVersion,
  location: string,
): Promise<CodeVersion | undefined> {
  const source = renameImports((await convertToJavaScript(block.source, location)).trimEnd());
  const isSame = stripFormatting(source) === stripFormatting(renameImports(block.source));
  const isEmpty = source.replace(COMMENT, '').trim() === '';
  if (isSame || isEmpty || DECLARATION_FILE.test(block.title ?? '')) {
    return undefined;
  }
  return {
    source,
    language: block.language.replace('ts', 'js'),
    ...(block.title && { title: toJavaScriptTitle(block.title) }),
  };
}
