import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { getErrorMessage } from '../../shared/unknown';
import type { RunMessage } from '../shared/frames';
import Failure from './Failure';
import { linkModules, type ModuleLoaders } from './linkModules';
import { getEventMessage, sendToPage } from './sandbox';

function reportResult(error: string | null): void {
  sendToPage({ type: 'demo:result', error });
}

/** Returns the message of an error, including the type of the error unless it is the generic `Error`. */
const getErrorText = (error: unknown): string =>
  error instanceof Error && error.name === 'Error' ? getErrorMessage(error) : String(error);

/** The result of evaluating the edited code. */
type Result = { Demo: ComponentType } | { error: unknown };

/** Renders the edited demo, and then clears the error on the page. */
function RenderedDemo({ result }: { result: Result }): ReactNode {
  useEffect(() => reportResult(null), [result]);
  if ('error' in result) {
    throw result.error;
  }
  return <result.Demo />;
}

/**
 * Creates the component that runs edited code.
 *
 * @param demoModules - loaders of the modules that the demo itself imports
 */
export function createLiveDemo(demoModules: ModuleLoaders): ComponentType<{ run: RunMessage }> {
  return function LiveDemo({ run }) {
    const [result, setResult] = useState<Result>();
    useEffect(() => {
      let isCurrent = true;
      const evaluateRun = async (): Promise<void> => {
        const evaluate = await linkModules(run.files, demoModules);
        if (isCurrent) {
          // The code may contain an infinite loop, which blocks this frame and, in some browsers, the page. Therefore,
          // the page starts its timeout now.
          sendToPage({ type: 'demo:start' });
          setResult({ Demo: evaluate() });
        }
      };
      evaluateRun().catch((error: unknown) => isCurrent && setResult({ error }));
      return () => {
        isCurrent = false;
      };
    }, [run]);
    useEffect(() => {
      const reportUncaught = (event: ErrorEvent): void => reportResult(getEventMessage(event));
      addEventListener('error', reportUncaught);
      return () => removeEventListener('error', reportUncaught);
    }, []);
    return (
      result && (
        <ErrorBoundary
          fallbackRender={({ error }) => <Failure message={getErrorText(error)} />}
          onError={(error) => reportResult(getErrorText(error))}
          resetKeys={[result]}
        >
          <RenderedDemo result={result} />
        </ErrorBoundary>
      )
    );
  };
}
