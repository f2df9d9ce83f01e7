import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { createEmotionCache } from '@site/plugins/page-start/shared/emotionCache';
import { colorModeStorage } from './colorModeStorage';
import { libraryTheme } from './libraryTheme';

/**
 * Wraps every page in the MUI theme and an Emotion cache. The server uses a new cache for each page.
 *
 * The inline script sets the color scheme on `<html>`, so MUI sets no attribute itself (`colorSchemeNode`) and doesn't
 * need a second render to read it (`noSsr`). The theme's variables are in the site's stylesheet. Emotion's styles come
 * first in the head, so that the site's own CSS overrides them.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const [cache] = useState(createEmotionCache);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        colorSchemeNode={null}
        defaultMode="system"
        disableStyleSheetGeneration
        noSsr
        storageManager={colorModeStorage}
        theme={libraryTheme}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
