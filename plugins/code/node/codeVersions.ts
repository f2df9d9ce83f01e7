import { convertToJavaScript } from '../shared/javascript';

/** One version of a block. */
export interface CodeVersion {
  source: string;
  language: string;
  title?: string;
}

/** Returns `src/App.jsx` for `src/App.tsx`. Vite accepts JSX only in files with this extension. */
function replaceTypeScriptExtension(name: string): string {
  return name.replace(/\.ts(?=x?$)/, '.js');
}

/**
 * Toolpad Studio finds the files of an app by their extensions: `*.ts` in `toolpad/resources/`, `*.tsx` in
 * `toolpad/components/`. These files keep their names with JavaScript in them.
 */
const STUDIO_FOLDER = 'toolpad/';

const toJavaScriptTitle = (title: string): string =>
  title.startsWith(STUDIO_FOLDER) ? title : replaceTypeScriptExtension(title);

/** Renames the project's own files in imports that include the extension, as in Vite's template. */
function renameImports(code: string): string {
  return code.replace(
    /(\bfrom\s+|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${replaceTypeScriptExtension(name)}${quote}`,
  );
}

/** Removes everything that formatting can change. */
const stripFormatting = (code: string): string => code.replace(/[\s;,'"()]/g, '');

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** Declaration files have types only. */
const DECLARATION_FILE = /\.d\.[cm]?ts$/;

/**
 * Creates the JavaScript version of a block in `ts` or `tsx`.
 *
 * @returns `undefined` for a block without types, which would be the same, and for one with nothing but types
 * @throws if the block can't be parsed
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
