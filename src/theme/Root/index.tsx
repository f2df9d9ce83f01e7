import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { EMOTION_KEY } from '@site/plugins/page-start/shared/emotionStyles';
import { libraryTheme } from './libraryTheme';

/**
 * Around every page: the MUI theme, and an Emotion cache (a new one for each page that the server
 * renders).
 *
 * MUI neither chooses nor stores the color mode (`colorSchemeNode`, `storageManager`), and need not
 * render twice to hear of it (`noSsr`): `data-theme` on `<html>` is the one source of truth. Its variables are in the brand's stylesheet. Emotion's
 * styles come first in the head, so that the site's own CSS has the last word.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const [cache] = useState(() => createCache({ key: EMOTION_KEY, prepend: true }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        colorSchemeNode={null}
        disableStyleSheetGeneration
        noSsr
        storageManager={null}
        theme={libraryTheme}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
