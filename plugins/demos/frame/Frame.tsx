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
import { createEmotionCache } from '../../page-start/shared/emotionCache';
import { getErrorMessage } from '../../shared/unknown';
import type { RunMessage } from '../shared/frames';
import Failure from './Failure';
import { onPageMessage, sendToPage } from './sandbox';

/** MUI's default theme with both color schemes, for demos without their own theme. */
const defaultTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: true, dark: true },
});

interface FrameProps {
  Demo: ComponentType;
  hasTheme: boolean;
  /** Runs edited code. It is missing at build time. */
  Live?: ComponentType<{ run: RunMessage }>;
  /** Called after React has hydrated the demo or its error message. */
  onReady?: () => void;
}

/**
 * Calls `onReady` after React has hydrated this component's siblings. The inline script then replays early clicks,
 * which would be lost in a part of the demo that isn't hydrated yet.
 */
function HydrationNotifier({ onReady }: Pick<FrameProps, 'onReady'>): ReactNode {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return null;
}

/** Returns the edited code that the page sent, if any. Only sandboxed frames receive code. */
function useRunMessage(): RunMessage | undefined {
  const [run, setRun] = useState<RunMessage>();
  useEffect(() => {
    const stop = onPageMessage((message) => {
      if (message.type === 'demo:run') {
        setRun(message);
      }
    });
    sendToPage({ type: 'demo:mounted' });
    return stop;
  }, []);
  return run;
}

/** Renders the app of a frame: the built demo or edited code, inside an error boundary. */
export default function Frame({ Demo, hasTheme, Live, onReady }: FrameProps): ReactNode {
  const [cache] = useState(createEmotionCache);
  const run = useRunMessage();
  const content = (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <>
          <HydrationNotifier onReady={onReady} />
          <Failure message={getErrorMessage(error)}>
            <button type="button" onClick={resetErrorBoundary}>
              Try again
            </button>
          </Failure>
        </>
      )}
      resetKeys={[run]}
    >
      <Suspense fallback={<p className="demo-waiting">Loading…</p>}>
        <HydrationNotifier onReady={onReady} />
        {run && Live ? <Live run={run} /> : <Demo />}
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <CacheProvider value={cache}>
      {hasTheme ? content : <ThemeProvider theme={defaultTheme}>{content}</ThemeProvider>}
    </CacheProvider>
  );
}
