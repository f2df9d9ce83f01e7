import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * "Was this page helpful?" Two native radios: the answer is an event of delegated analytics, and the
 * thanks appear by CSS, so that it works before React.
 *
 * @param page the page's address, which keeps the answers of different pages apart
 */
export default function Feedback({ page }: { page: string }): ReactNode {
  return (
    <fieldset key={page} className={styles.feedback}>
      <legend className={styles.question}>Was this page helpful?</legend>
      {(['Yes', 'No'] as const).map((answer) => (
        <label
          key={answer}
          className={styles.answer}
          data-ga-event-action={answer.toLowerCase()}
          data-ga-event-category="feedback"
          data-ga-event-label={page}
        >
          <input className="visually-hidden" name="helpful" type="radio" value={answer} />
          {answer}
        </label>
      ))}
      <span className={styles.thanks}>Thank you.</span>
    </fieldset>
  );
}
