import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MuiLink from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { NativeLabel } from '@site/plugins/shared/components/nativeControls';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Asks whether the page was helpful, with two native radio buttons. Delegated analytics sends the response, and CSS
 * replaces the question with thanks or with a link to a new issue, so the form works before hydration.
 *
 * @param page - the page's path, which the events and the issue contain
 */
export default function Feedback({ page }: { page: string }): ReactNode {
  const { repository } = useDocusaurusContext().siteConfig.customFields as { repository: string };
  const issue = new URLSearchParams({
    // The form docs.yml has the fields "page" and "kind". A repository without the form uses the title and the body.
    template: 'docs.yml',
    page,
    kind: 'Something is missing',
    title: `[docs] ${page}: `,
    body: 'What I was looking for:\n\n\nWhat I found instead:\n\n',
  });
  return (
    <fieldset key={page} className={`${styles.feedback} needs-script`}>
      <legend className={styles.question}>
        <span>Was this page helpful?</span>
        <span className={styles.thanks}>Thank you.</span>
        <MuiLink className={styles.missing} href={`${repository}/issues/new?${issue.toString()}`}>
          What was missing?
        </MuiLink>
      </legend>
      <ToggleButtonGroup role={undefined}>
        {(['Yes', 'No'] as const).map((answer) => (
          <ToggleButton key={answer} component={NativeLabel} value={answer}>
            {/* A click on the label also triggers a click on the field, which has the attributes of the event. */}
            <input
              className="visually-hidden"
              data-ga-event-action={answer.toLowerCase()}
              data-ga-event-category="feedback"
              data-ga-event-label={page}
              name="helpful"
              type="radio"
              value={answer}
            />
            {answer}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </fieldset>
  );
}
