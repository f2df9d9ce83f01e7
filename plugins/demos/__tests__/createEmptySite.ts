import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

/** The packages that every demo project requires. */
const DEMO_PACKAGES = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
  'react',
  'react-dom',
];

/** Creates a site in a temporary folder. It has no pages, but contains the packages that demos require. */
export function createEmptySite() {
  const { path: siteDir, getPath, write } = createTestFolder();
  for (const name of DEMO_PACKAGES) {
    write(`node_modules/${name}/package.json`, '{"version": "1.0.0"}');
  }
  return { siteDir, getPath, write };
}
