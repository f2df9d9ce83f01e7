import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * "Was this page helpful?" Two native radios: the answer is an event of delegated analytics, and the
 * thanks take the question's place by CSS, so that it works before React. Who says no is asked what was
 * missing instead: a link to an issue that names the page.
 *
 * @param page the page's address, which keeps the answers of different pages apart
 */
export default function Feedback({ page }: { page: string }): ReactNode {
  const { repository } = useDocusaurusContext().siteConfig.customFields as { repository: string };
  const issue = new URLSearchParams({
    // The form docs.yml has the fields "page" and "kind". A repository without the form takes title and body.
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
        <a className={styles.missing} href={`${repository}/issues/new?${issue.toString()}`}>
          What was missing?
        </a>
      </legend>
      {(['Yes', 'No'] as const).map((answer) => (
        <label key={answer} className={styles.answer}>
          {/* A click on a label is one on its field as well: the field's is the one that counts. */}
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
        </label>
      ))}
    </fieldset>
  );
}
