import { removeTwoslashNotations } from 'twoslash/fallback';
import { toJavaScript } from '../shared/javascript';

/** One version of a block, as it would stand alone. */
export interface CodeVersion {
  source: string;
  language: string;
  title?: string;
}

/** `src/App.tsx` → `src/App.jsx`: Vite takes JSX in files of this kind only. */
function viteName(name: string): string {
  return name.replace(/\.ts(?=x?$)/, '.js');
}

/**
 * Files of a Toolpad Studio app are found by their endings: `*.ts` in `toolpad/resources/`, `*.tsx` in
 * `toolpad/components/`. JavaScript in them keeps their names.
 */
const STUDIO_FOLDER = 'toolpad/';

const javaScriptTitle = (title: string): string =>
  title.startsWith(STUDIO_FOLDER) ? title : viteName(title);

/** Imports of the project's own files name them by their endings, where Vite's template does. */
function withJavaScriptNames(code: string): string {
  return code.replace(
    /(\bfrom\s+|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${viteName(name)}${quote}`,
  );
}

/** What formatting cannot change. */
const essence = (code: string): string => code.replace(/[\s;,'"()]/g, '');

const COMMENTS = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** Declarations of types alone, which no other language has. */
const DECLARATIONS = /\.d\.[cm]?ts$/;

/**
 * The JavaScript of a block in `ts` or `tsx`.
 *
 * @returns nothing for a block that has none of its own: without types it is the same, and of types
 *   alone nothing is left
 * @throws if the block cannot be read
 */
export async function javaScriptVersion(
  block: CodeVersion,
  place: string,
): Promise<CodeVersion | undefined> {
  const typed = removeTwoslashNotations(block.source);
  const source = withJavaScriptNames((await toJavaScript(typed, place)).trimEnd());
  const isSame = essence(source) === essence(withJavaScriptNames(typed));
  const isEmpty = source.replace(COMMENTS, '').trim() === '';
  if (isSame || isEmpty || DECLARATIONS.test(block.title ?? '')) {
    return undefined;
  }
  return {
    source,
    language: block.language.replace('ts', 'js'),
    ...(block.title && { title: javaScriptTitle(block.title) }),
  };
}
