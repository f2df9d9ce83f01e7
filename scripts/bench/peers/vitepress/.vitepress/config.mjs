import fs from 'node:fs';
import { defineConfig } from 'vitepress';

const tree = JSON.parse(fs.readFileSync(new URL('../tree.json', import.meta.url), 'utf8'));

const itemsOf = (branches) =>
  branches.map(({ label, address, items }) =>
    items ? { text: label, items: itemsOf(items) } : { text: label, link: `/${address}` },
  );

/** Vue would take elements in the text for components, and two braces for its own. */
function withoutVue(md) {
  md.set({ html: false });
  const render = md.render.bind(md);
  md.render = (...page) => render(...page).replaceAll('{{', '&#123;&#123;');
}

export default defineConfig({
  title: 'Toolpad',
  base: '/toolpad/',
  ignoreDeadLinks: true,
  markdown: { config: withoutVue },
  themeConfig: {
    nav: [{ text: 'Docs', link: '/core/introduction/' }],
    sidebar: itemsOf(tree),
    socialLinks: [{ icon: 'github', link: 'https://github.com/mui/toolpad' }],
  },
});
