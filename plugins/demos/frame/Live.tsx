import * as React from 'react';
import { type ComponentType, Fragment, type ReactNode, useContext, useEffect } from 'react';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';
import { messageOf } from '../../shared/messageOf';
import type { RunMessage } from '../shared/messages';
import { messageOfEvent } from './errors';
import { FailureText } from './Failure';
import { link } from './link';
import type { ModuleLoaders } from './modules';
import { tellPage } from './sandbox';

function report(error: string | null): void {
  tellPage({ type: 'demo:result', error });
}

/** Tells the page what react-live makes of the code, and errors in handlers and effects. */
function Report(): ReactNode {
  const { error, element } = useContext(LiveContext);
  useEffect(() => {
    // Each run makes an element of its own: one without an error takes back what a handler reported.
    if (error !== undefined || element) {
      report(error ?? null);
    }
  }, [error, element]);
  useEffect(() => {
    const late = (event: ErrorEvent): void => report(messageOfEvent(event));
    addEventListener('error', late);
    return () => removeEventListener('error', late);
  }, []);
  return error ? <FailureText message={error} /> : null;
}

/**
 * The part of a frame that runs edited code, with the modules that it imports.
 *
 * @param own what the demo itself imports
 */
export function createLive(own: ModuleLoaders): ComponentType<{ run: RunMessage }> {
  return function Live({ run }) {
    const [linked, setLinked] = React.useState<{ code: string; scope: Record<string, unknown> }>();
    const [failure, setFailure] = React.useState<string>();
    useEffect(() => {
      let isCurrent = true;
      link(run.files, own).then(
        (result) => {
          if (isCurrent) {
            // From here on an endless loop takes this frame, and maybe the page, out of everybody's hands.
            tellPage({ type: 'demo:start' });
            setFailure(undefined);
            setLinked(result);
          }
        },
        (error: unknown) => {
          if (isCurrent) {
            const message = messageOf(error);
            setFailure(message);
            report(message);
          }
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [run]);
    if (failure !== undefined) {
      return <FailureText message={failure} />;
    }
    return (
      linked && (
        <LiveProvider code={linked.code} language="tsx" noInline scope={linked.scope}>
          <LivePreview Component={Fragment} />
          <Report />
        </LiveProvider>
      )
    );
  };
}
