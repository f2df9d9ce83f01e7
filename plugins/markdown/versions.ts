import { removeTwoslashNotations } from 'twoslash/fallback';
import { toJavaScript } from './javascript';
import { PACKAGE_MANAGERS } from '../../src/components/CodeBlock/choices';
import { toPackageManager } from './packageManagers';

/** One version of a block, as it would stand alone. */
export interface CodeVersion {
  source: string;
  language: string;
  title?: string;
}

const JAVASCRIPT: Record<string, string> = { ts: 'js', tsx: 'jsx' };

/** `src/App.tsx` → `src/App.jsx`: Vite takes JSX in files of this kind only. */
function viteName(name: string): string {
  return name.replace(/\.tsx?$/, (ending) => (ending === '.tsx' ? '.jsx' : '.js'));
}

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

/**
 * The JavaScript of a TypeScript block.
 *
 * @throws if it is no other than the TypeScript
 */
export async function javaScriptVersion(block: CodeVersion, place: string): Promise<CodeVersion> {
  const typed = removeTwoslashNotations(block.source);
  const source = withJavaScriptNames((await toJavaScript(typed, place)).trimEnd());
  if (essence(source) === essence(withJavaScriptNames(typed))) {
    throw new Error(
      'there are no types in it, so its JavaScript is the same: leave out "variants".',
    );
  }
  return {
    source,
    language: JAVASCRIPT[block.language] ?? block.language,
    ...(block.title && { title: viteName(block.title) }),
  };
}

/** The commands of a block for each package manager, in the order of their tabs. */
export function packageManagerVersions(block: CodeVersion): CodeVersion[] {
  return PACKAGE_MANAGERS.map((manager) => ({
    ...block,
    source: toPackageManager(block.source, manager),
  }));
}
