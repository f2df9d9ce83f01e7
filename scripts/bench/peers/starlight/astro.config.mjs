import fs from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const tree = JSON.parse(fs.readFileSync(new URL('tree.json', import.meta.url), 'utf8'));

const itemsOf = (branches) =>
  branches.map(({ label, address, items }) =>
    items ? { label, items: itemsOf(items) } : { label, link: `/${address}` },
  );

export default defineConfig({
  site: 'https://bench.test',
  base: '/toolpad',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Toolpad',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/mui/toolpad' }],
      sidebar: itemsOf(tree),
    }),
  ],
});
