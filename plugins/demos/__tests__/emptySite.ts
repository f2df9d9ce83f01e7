import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What every demo's project is built with. */
const PACKAGES = [
  '@types/react',
  '@types/react-dom',
  '@tailwindcss/vite',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
  'react',
  'react-dom',
];

/** A site without pages in a folder of its own, with the packages that demos want to know. */
export function emptySite() {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-with-demos-'));
  const at = (file: string): string => path.join(siteDir, file);
  const write = (file: string, text = ''): void => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  write('package-lock.json', '{"packages": {}}');
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, '{"version": "1.0.0"}');
  }
  return { siteDir, at, write, remove: () => fs.rmSync(siteDir, { recursive: true }) };
}
