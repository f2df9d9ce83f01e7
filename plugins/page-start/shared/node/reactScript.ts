import { bundleScript } from '../../../shared/node/bundleScript';
import { getContentHash } from '../../../shared/node/files';
import { SITE_DIR } from '../../../shared/node/siteDir';

/** The global variable that contains React's modules by name. */
const GLOBAL = 'siteReact';

const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The bundler's `externals`, which replace React's modules with those of the shared script. */
export const REACT_EXTERNALS = Object.fromEntries(
  MODULES.map((name) => [name, `${GLOBAL}[${JSON.stringify(name)}]`]),
);

interface ReactScript {
  /** The file's path, relative to the site's base URL and to the folder of the build. */
  path: string;
  code: string;
}

function bundleReact(): ReactScript {
  const properties = MODULES.map(
    (name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`,
  );
  const code = bundleScript('react', {
    stdin: { contents: `globalThis.${GLOBAL} = { ${properties.join()} };`, resolveDir: SITE_DIR },
    define: { 'process.env.NODE_ENV': '"production"' },
    // NOTICE.md contains the license.
    legalComments: 'none',
  });
  return { path: `assets/react.${getContentHash(code)}.js`, code };
}

let script: ReactScript | undefined;

/**
 * Returns React as a script of its own. Pages and demo frames come from two bundlers, and load the same file, so that
 * readers download React only once. The script must precede all scripts whose bundler has the externals. The plugin
 * page-start writes it to the build.
 */
export function getReactScript(): ReactScript {
  script ??= bundleReact();
  return script;
}
