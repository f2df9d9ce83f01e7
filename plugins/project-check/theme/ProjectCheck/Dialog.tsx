import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import CopyButton from '@theme/CopyButton';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import Icon, { type IconName } from '../../../shared/components/Icon';
import {
  checkProject,
  ManifestError,
  MAX_CHARACTERS,
  type Report,
  type Verdict,
} from '../../shared/check';
import type { Requirements } from '../../shared/requirements';

// Emotion loads these styles together with the dialog. A CSS module would be in the stylesheet of every page.
const DialogPaper = styled(Paper)({
  width: 'min(640px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 64px)',
  padding: 0,
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'var(--mui-palette-background-backdrop)' },
  '& header': {
    display: 'flex',
    flex: 'none',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '12px 16px 0 20px',
  },
  '& p, & label, & small': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' },
  '& .MuiInputBase-root': {
    height: 'auto',
    margin: '8px 0 16px',
    padding: 0,
    borderColor: 'var(--mui-palette-border-control)',
    background: 'var(--mui-palette-background-default)',
  },
  '& .MuiInputBase-root:focus-within': { borderColor: 'var(--mui-palette-primary-focus)' },
  '& textarea': {
    boxSizing: 'border-box',
    height: 128,
    padding: '10px 12px',
    borderRadius: 'inherit',
    font: '400 0.8125rem/1.5 var(--mui-font-mono)',
    resize: 'vertical',
    // iOS zooms in on fields with a smaller font size.
    '@media (pointer: coarse)': { fontSize: 16 },
  },
  '& ul': { marginTop: 16 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: 8,
    padding: '8px 0',
    borderTop: '1px solid var(--mui-palette-divider)',
    overflowWrap: 'anywhere',
  },
  '& .command': { display: 'flex', alignItems: 'center', gap: 8, margin: '16px 0' },
  '& .command code': { flex: 1, minWidth: 0 },
  // The cast keeps the `component` prop, which `styled` removes from the type (mui.com/material-ui/guides/typescript).
}) as typeof Paper;

const VERDICTS: Record<Verdict, { icon: IconName; label: string }> = {
  yes: { icon: 'check', label: 'Yes' },
  no: { icon: 'close', label: 'No' },
  unsure: { icon: 'info', label: 'Can’t tell' },
};

function ReportView({ findings, command, note }: Report): ReactNode {
  return (
    <>
      <Alert severity={command ? 'warning' : 'success'}>
        {command
          ? 'Some packages are missing or have the wrong version.'
          : 'Your project meets the requirements.'}
      </Alert>
      {command && (
        <div className="command">
          <code tabIndex={0}>{command}</code>
          <CopyButton subject="the command" variant="outlined" />
        </div>
      )}
      {note && <p>{note}</p>}
      <List>
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
      </List>
    </>
  );
}

interface DialogProps {
  requirements: Requirements;
  onClose: () => void;
}

/** Checks a pasted or dropped package.json in the browser, without sending it anywhere. */
export default function ProjectCheckDialog({ requirements, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, []);

  const handleDrop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    // Reading one character more than allowed is enough to detect a file that is too large.
    setText(
      file ? await file.slice(0, MAX_CHARACTERS + 1).text() : event.dataTransfer.getData('text'),
    );
  };

  let report: Report | undefined;
  let failure = '';
  if (text.trim() !== '') {
    try {
      report = checkProject(text, requirements, document.documentElement.dataset.packageManager);
    } catch (error) {
      if (!(error instanceof ManifestError)) {
        throw error;
      }
      failure = error.message;
    }
  }
  return (
    <DialogPaper
      aria-labelledby="project-check-title"
      component="dialog"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void handleDrop(event)}
      ref={dialog}
    >
      <header>
        <DialogTitle id="project-check-title">Check my project</DialogTitle>
        <form method="dialog">
          <IconButton aria-label="Close" type="submit">
            <Icon name="close" size={18} />
          </IconButton>
        </form>
      </header>
      <DialogContent>
        <label htmlFor="project-check-text">
          Paste or drop your <code>package.json</code>. It stays in your browser.
        </label>
        {/* MUI's TextareaAutosize would set its height with a style attribute, which the content security policy forbids. */}
        <InputBase
          autoFocus
          fullWidth
          id="project-check-text"
          inputComponent="textarea"
          multiline
          onChange={({ target }) => setText(target.value)}
          slotProps={{ input: { spellCheck: false, type: undefined } }}
          value={text}
        />
        <div role="status">
          {failure && <Alert severity="error">{failure}</Alert>}
          {report && <ReportView {...report} />}
        </div>
      </DialogContent>
    </DialogPaper>
  );
}
