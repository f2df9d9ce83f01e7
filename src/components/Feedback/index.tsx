import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { NativeLabel } from '@site/plugins/shared/components/nativeControls';
import { REPOSITORY } from '@site/src/site/urls';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

/** The maximum length of a note, in characters. GitHub rejects URLs longer than about 8,000 characters. */
const MAX_NOTE_LENGTH = 1000;

const ANSWERS = [
  { answer: 'Yes', label: translate({ id: 'site.feedback.yes', message: 'Yes' }) },
  { answer: 'No', label: translate({ id: 'site.feedback.no', message: 'No' }) },
];

/**
 * Asks whether the page was helpful, with two native radio buttons. The delegated click handler for analytics sends the
 * response, and CSS replaces the question with thanks or with a field for a note, so the form works before hydration.
 * The note becomes part of a link to a new issue.
 *
 * @param page - the page's path, which the analytics events and the issue contain
 */
export default function Feedback({ page }: { page: string }): ReactNode {
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  // The reader may have typed before hydration.
  useEffect(() => setNote(field.current?.value ?? ''), []);
  const issue = new URLSearchParams({
    // The issue form docs.yml has the fields "page", "kind", and "description". Without it, GitHub uses the title and
    // body.
    template: 'docs.yml',
    page,
    kind: 'Something is missing',
    title: `[docs] ${page}: `,
    description: note,
    body: note,
  });
  return (
    <fieldset key={page} className={`${styles.feedback} needs-script`}>
      <legend className={styles.question}>
        <span>
          {translate({ id: 'site.feedback.question', message: 'Was this page helpful?' })}
        </span>
        <span className={styles.thanks}>
          {translate({ id: 'site.feedback.thanks', message: 'Thank you.' })}
        </span>
      </legend>
      <ToggleButtonGroup role={undefined}>
        {ANSWERS.map(({ answer, label }) => (
          <ToggleButton key={answer} component={NativeLabel} value={answer}>
            {/* A click on the label also clicks the field, whose attributes describe the analytics event. */}
            <input
              className="visually-hidden"
              data-ga-event-action={answer.toLowerCase()}
              data-ga-event-category="feedback"
              data-ga-event-label={page}
              name="helpful"
              type="radio"
              value={answer}
            />
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className={styles.note}>
        <label htmlFor={fieldId}>
          {translate({ id: 'site.feedback.note', message: 'What was missing?' })}
        </label>
        {/* MUI's TextareaAutosize would set its height with a style attribute, which the content security policy forbids. */}
        <InputBase
          fullWidth
          id={fieldId}
          inputComponent="textarea"
          inputRef={field}
          multiline
          onChange={({ target }) => setNote(target.value)}
          rows={3}
          slotProps={{ input: { maxLength: MAX_NOTE_LENGTH, type: undefined } }}
        />
        <Button
          data-replay-click=""
          href={`${REPOSITORY}/issues/new?${issue.toString()}`}
          rel="noopener"
          target="_blank"
          variant="outlined"
        >
          {translate({ id: 'site.feedback.continue', message: 'Continue on GitHub' })}
        </Button>
      </div>
    </fieldset>
  );
}
