import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-with-demos-'));
  const getPath = (file: string): string => path.join(siteDir, file);
  const write = (file: string, text = ''): void => {
    fs.mkdirSync(path.dirname(getPath(file)), { recursive: true });
    fs.writeFileSync(getPath(file), text);
  };
  for (const name of DEMO_PACKAGES) {
    write(`node_modules/${name}/package.json`, '{"version": "1.0.0"}');
  }
  return { siteDir, getPath, write, remove: () => fs.rmSync(siteDir, { recursive: true }) };
}
