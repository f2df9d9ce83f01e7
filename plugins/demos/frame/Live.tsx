import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { messageOf } from '../../shared/messageOf';
import type { RunMessage } from '../shared/messages';
import { messageOfEvent, tellPage } from './sandbox';
import { FailureText } from './Failure';
import { link, type ModuleLoaders } from './link';

function report(error: string | null): void {
  tellPage({ type: 'demo:result', error });
}

/** What an error says to a reader: its kind too, where that tells more. */
const textOf = (error: unknown): string =>
  error instanceof Error && error.name === 'Error' ? messageOf(error) : String(error);

/** What a run has come to. */
type Made = { Demo: ComponentType } | { failure: string };

/** What was made, as it is shown. Only what could be shown takes back an error that the page was told. */
function Shown({ Demo }: { Demo: ComponentType }): ReactNode {
  useEffect(() => report(null), [Demo]);
  return <Demo />;
}

/**
 * The part of a frame that runs edited code, with the modules that it imports.
 *
 * @param own what the demo itself imports
 */
export function createLive(own: ModuleLoaders): ComponentType<{ run: RunMessage }> {
  return function Live({ run }) {
    const [made, setMade] = useState<Made>();
    useEffect(() => {
      let isCurrent = true;
      const make = async (): Promise<void> => {
        const evaluate = await link(run.files, own);
        if (isCurrent) {
          // From here on an endless loop takes this frame, and maybe the page, out of everybody's hands.
          tellPage({ type: 'demo:start' });
          setMade({ Demo: evaluate() });
        }
      };
      make().catch((error: unknown) => {
        if (isCurrent) {
          setMade({ failure: textOf(error) });
          report(textOf(error));
        }
      });
      return () => {
        isCurrent = false;
      };
    }, [run]);
    useEffect(() => {
      const late = (event: ErrorEvent): void => report(messageOfEvent(event));
      addEventListener('error', late);
      return () => removeEventListener('error', late);
    }, []);
    if (!made || 'failure' in made) {
      return made && <FailureText message={made.failure} />;
    }
    return (
      <ErrorBoundary
        fallbackRender={({ error }) => <FailureText message={textOf(error)} />}
        onError={(error) => report(textOf(error))}
        resetKeys={[made]}
      >
        <Shown Demo={made.Demo} />
      </ErrorBoundary>
    );
  };
}
