import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

/** Ejected: what a reader sees when the page's code fails: what happened and what to do. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="prose" id="siteContent">
      <h1>This page has failed</h1>
      <p>Its text is still there: reload the page to read it.</p>
      <p>
        <button className="quiet" type="button" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <pre>{error.message}</pre>
    </main>
  );
}
