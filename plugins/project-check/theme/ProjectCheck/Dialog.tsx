import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from '../../../shared/components/CloseButton';
import Icon, { type IconName } from '../../../shared/components/Icon';
import { useCopy } from '../../../shared/useCopy';
import {
  checkProject,
  ManifestError,
  MAX_CHARACTERS,
  type Report,
  type Verdict,
} from '../../shared/check';
import type { Requirements } from '../../shared/requirements';

// Emotion's styles arrive with the dialog. Docusaurus puts all CSS modules into the one file that every
// page loads.
const Frame = styled('dialog')({
  width: 'min(640px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 64px)',
  padding: '16px 20px 20px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  color: 'var(--text)',
  overflowY: 'auto',
  '&::backdrop': { background: 'rgb(10 14 20 / 45%)' },
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& h2': { margin: 0, fontSize: '1rem' },
  '& p, & label, & small': { color: 'var(--text-2)', fontSize: '0.875rem' },
  '& textarea': {
    display: 'block',
    width: '100%',
    height: 128,
    margin: '8px 0 16px',
    padding: '10px 12px',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--bg)',
    font: '400 0.8125rem/1.5 var(--mono)',
    resize: 'vertical',
    // Phones zoom in on fields with smaller letters.
    '@media (pointer: coarse)': { fontSize: 16 },
  },
  '& ul': { margin: '16px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: 8,
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  '& .command': { display: 'flex', alignItems: 'center', gap: 8, margin: '16px 0' },
  '& .command code': { flex: 1, minWidth: 0 },
});

const VERDICTS: Record<Verdict, { icon: IconName; label: string }> = {
  yes: { icon: 'check', label: 'Yes' },
  no: { icon: 'close', label: 'No' },
  unsure: { icon: 'info', label: 'Can’t tell' },
};

function Result({ findings, command, note }: Report): ReactNode {
  const { label, copy } = useCopy('Copy');
  return (
    <>
      <Alert severity={command ? 'warning' : 'success'}>
        {command
          ? 'Some packages are missing or have the wrong version.'
          : 'Your project has what these pages need.'}
      </Alert>
      {command && (
        <div className="command">
          <code tabIndex={0}>{command}</code>
          <button className="quiet" onClick={() => copy(command)} type="button">
            <span aria-live="polite">{label}</span>
          </button>
        </div>
      )}
      {note && <p>{note}</p>}
      <ul>
        {findings.map(({ name, verdict, message }) => (
          <li key={name}>
            <Icon name={VERDICTS[verdict].icon} />
            <span>
              <span className="visually-hidden">{`${VERDICTS[verdict].label}: `}</span>
              {name}
            </span>
            <small>{message}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DialogProps {
  needs: Requirements;
  onClose: () => void;
}

/** Checks a pasted or dropped package.json in the browser; it is sent nowhere. */
export default function ProjectCheckDialog({ needs, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, []);

  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    // One character more than allowed is enough to be told so.
    setText(
      file ? await file.slice(0, MAX_CHARACTERS + 1).text() : event.dataTransfer.getData('text'),
    );
  };

  let report: Report | undefined;
  let failure = '';
  if (text.trim() !== '') {
    try {
      report = checkProject(text, needs, document.documentElement.dataset.packageManager);
    } catch (error) {
      if (!(error instanceof ManifestError)) {
        throw error;
      }
      failure = error.message;
    }
  }
  return (
    <Frame
      aria-labelledby="project-check-title"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event)}
      ref={dialog}
    >
      <header>
        <h2 id="project-check-title">Check my project</h2>
        <form method="dialog">
          <CloseButton aria-label="Close" type="submit">
            <Icon name="close" size={18} />
          </CloseButton>
        </form>
      </header>
      <label htmlFor="project-check-text">
        Paste or drop your <code>package.json</code>. It stays in your browser.
      </label>
      <textarea
        autoFocus
        id="project-check-text"
        onChange={({ target }) => setText(target.value)}
        spellCheck={false}
        value={text}
      />
      <div role="status">
        {failure && <Alert severity="error">{failure}</Alert>}
        {report && <Result {...report} />}
      </div>
    </Frame>
  );
}
