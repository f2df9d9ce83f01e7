import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { PageStartOptions } from '../../plugins/page-start/options';

/** The modules and styles of pages: before the first paint, for the first screen, and on interaction. */
export const PAGE_START_OPTIONS = {
  beforePaint: [
    'plugins/brand/loadTextFont.ts',
    'plugins/choices/syncChoices.ts',
    'plugins/site-companion/detectBot.ts',
    'src/theme/DocSidebar/scrollSidebar.ts',
    'src/components/Fold/openFolds.ts',
  ],
  afterPaint: [
    // Must be the first, because later modules add scripts.
    'plugins/hosting/limitScripts.ts',
    'plugins/brand/loadTextFont.ts',
    'plugins/choices/syncChoices.ts',
    'src/theme/DocSidebar/scrollSidebar.ts',
    'src/theme/DocSidebar/filterSidebar.ts',
    'src/components/Fold/openFolds.ts',
    'plugins/search/openSearch.ts',
    'src/theme/Heading/copyLinks.ts',
    'src/theme/TOC/markSection.ts',
    'plugins/code/copyCode.ts',
    'plugins/demos/client/runFrames.ts',
    'plugins/demos/client/resizeDemos.ts',
    'plugins/demos/client/showRepeatedFiles.ts',
    'plugins/demos/client/earlyEditor.ts',
  ],
  firstScreen: [
    path.join(GENERATED_FILES_DIR_NAME, 'brand/first-screen.css'),
    'plugins/brand/fonts.css',
    'plugins/site-companion/theme/AdSlot/block.module.css',
    'src/components/GettingStarted',
    'src/components/Menu',
    'src/components/PageTools',
    'src/components/PlainPage',
    'src/components/ProductChoice',
    'src/components/ProductSwitch',
    'src/css/article.css',
    'src/css/base.css',
    'src/pages/index.module.css',
    'src/theme/DocItem/Layout',
    'src/theme/DocRoot',
    'src/theme/DocSidebar',
    'src/theme/Heading',
    'src/theme/Navbar',
    'src/theme/TOC',
    'src/theme/TOCCollapsible',
  ],
  libraries: {
    mui: [
      '@emotion/react',
      '@emotion/styled',
      '@emotion/cache',
      '@mui/system/createStyled',
      '@mui/material/IconButton',
      '@mui/material/Toolbar',
    ],
    brand: ['@site/src/theme/Root/libraryTheme'],
  },
  islands: {
    search: {
      data: 'plugins/search/theme/Search/data.ts',
      view: 'plugins/search/theme/Search/island.tsx',
    },
  },
  noPrefetch: ['search/'],
} satisfies PageStartOptions;
