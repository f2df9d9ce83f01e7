import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

/** Ejected: explains what happened and what readers can do when a page throws an error. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="prose" id="siteContent">
      <h1>{translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed' })}</h1>
      <p>
        {translate({ id: 'site.crash.advice', message: 'To read its content, reload the page.' })}
      </p>
      <p>
        <Button variant="outlined" onClick={tryAgain}>
          {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
        </Button>
      </p>
      <pre>{error.message}</pre>
    </main>
  );
}
