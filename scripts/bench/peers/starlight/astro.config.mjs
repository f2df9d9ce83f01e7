import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.test',
  base: '/toolpad',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Toolpad',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/mui/toolpad' }],
      sidebar: [{ autogenerate: { directory: 'core' } }],
    }),
  ],
});
