// The name of Emotion's CSS engine: cspell:ignore stylis
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { EMOTION_KEY } from '../../page-start/shared/emotionStyles';
import type { RunMessage } from '../shared/messages';
import Failure from './Failure';
import { onPageMessage } from './sandbox';

/** MUI as it comes, in both color schemes, for demos that bring no theme of their own. */
const plainTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: true, dark: true },
});

/** The browsers that the site serves need no vendor prefixes, and every frame carries its styles. */
function createFrameCache(): EmotionCache {
  return createCache({ key: EMOTION_KEY, prepend: true, stylisPlugins: [] });
}

export interface FrameProps {
  Demo: ComponentType;
  /** The demo brings its own theme provider. */
  ownTheme: boolean;
  /** Runs edited code; absent while rendering at build time. */
  Live?: ComponentType<{ run: RunMessage }>;
  /** Called when the demo, or what went wrong with it, is on the page and reacts. */
  onReady?: () => void;
}

/**
 * Tells that what stands beside it has been committed. A part of a page that React has not reached
 * yet would lose what the starter has kept for it.
 */
function Ready({ onReady }: Pick<FrameProps, 'onReady'>): ReactNode {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return null;
}

/** The code that the page asks to run, if it does: in the sandboxed frame alone. */
function useRun(): RunMessage | undefined {
  const [run, setRun] = useState<RunMessage>();
  useEffect(() => {
    setRun(window.demoRun);
    return onPageMessage((message) => {
      if (message.type === 'demo:run') {
        setRun(message);
      }
    });
  }, []);
  return run;
}

/** The whole document of a frame: the demo, kept from taking anything else down with it. */
export default function Frame({ Demo, ownTheme, Live, onReady }: FrameProps): ReactNode {
  const [cache] = useState(createFrameCache);
  const run = useRun();
  const content = (
    <ErrorBoundary
      fallbackRender={(props) => (
        <>
          <Ready onReady={onReady} />
          <Failure {...props} />
        </>
      )}
      resetKeys={[run]}
    >
      <Suspense fallback={<p className="demo-waiting">Loading…</p>}>
        <Ready onReady={onReady} />
        {run && Live ? <Live run={run} /> : <Demo />}
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <CacheProvider value={cache}>
      {ownTheme ? content : <ThemeProvider theme={plainTheme}>{content}</ThemeProvider>}
    </CacheProvider>
  );
}
