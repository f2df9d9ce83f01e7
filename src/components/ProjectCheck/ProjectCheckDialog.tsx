import { CloseButton } from '@site/plugins/shared/components/CloseButton';
import Icon from '@site/plugins/shared/components/Icon';
import type { PackagedId } from '@site/plugins/shared/products';
import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { checkProject, type Report } from './check';
import {
  ManifestError,
  MAX_CHARACTERS,
  packageManagerNamed,
  readManifest,
  TOO_LARGE,
} from './manifest';
import { Body, Dialog, Drop, Failure, Field, Head, Lead, Or } from './styled';
import ReportView from './ReportView';
import { requirementsOf } from './requirements';

/** What the dialog is told: which page asks, and how to leave. */
export interface ProjectCheckProps {
  product: PackagedId;
  /** The page below the base, without its last slash. */
  pathname: string;
  onClose: () => void;
}

type Answer = { report: Report } | { failure: string } | undefined;

/** A file of the reader as text; what is too large is not even read. */
async function readFile(file: File): Promise<string> {
  if (file.size > MAX_CHARACTERS) {
    throw new ManifestError(TOO_LARGE);
  }
  try {
    return await file.text();
  } catch {
    throw new ManifestError('This cannot be read. Take the file itself, not its folder.');
  }
}

function answerTo(text: string, { product, pathname }: Omit<ProjectCheckProps, 'onClose'>): Answer {
  if (text.trim() === '') {
    return undefined;
  }
  try {
    const manifest = readManifest(text);
    // What a project names is what its team must use; else it is what the reader has chosen.
    const chosen = packageManagerNamed(document.documentElement.dataset.packageManager);
    const project = { ...manifest, manager: manifest.manager ?? chosen };
    return { report: checkProject(project, requirementsOf(product, pathname)) };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Answer {
  if (error instanceof ManifestError) {
    return { failure: error.message };
  }
  throw error;
}

/**
 * Takes a `package.json` (dropped, chosen or pasted) and says what it has of the page's features and
 * what to install. Everything happens here, in the browser: no request is made.
 */
export default function ProjectCheckDialog({
  product,
  pathname,
  onClose,
}: ProjectCheckProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
      field.current?.focus();
    }
  }, []);

  const [unreadable, setUnreadable] = useState<Answer>();
  const answer = useMemo(
    () => unreadable ?? answerTo(text, { product, pathname }),
    [unreadable, text, product, pathname],
  );
  const takeText = (next: string): void => {
    setUnreadable(undefined);
    setText(next);
  };
  const takeFile = (file: File | undefined): void => {
    if (file) {
      readFile(file).then(takeText, (error: unknown) => {
        setText('');
        setUnreadable(failureOf(error));
      });
    }
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <Dialog
      aria-labelledby="project-check"
      onClose={onClose}
      onDragLeave={(event) => drag(event, false)}
      onDragOver={(event) => drag(event, true)}
      onDrop={(event) => {
        drag(event, false);
        const { files } = event.dataTransfer;
        if (files.length > 0) {
          takeFile(files[0]);
        } else {
          takeText(event.dataTransfer.getData('text'));
        }
      }}
      ref={dialog}
    >
      <Head>
        <h2 id="project-check">Check my project</h2>
        <form method="dialog">
          <CloseButton aria-label="Close" type="submit">
            <Icon name="close" size={18} />
          </CloseButton>
        </form>
      </Head>
      <Body>
        <Lead>
          See whether your project has the versions that this page is about, and what to install if
          it doesn’t. Your <code>package.json</code> is read here, in your browser, and not sent
          anywhere.
        </Lead>
        <Drop className={isOver ? 'over' : undefined}>
          <input
            accept=".json,application/json"
            className="visually-hidden"
            onChange={({ target }) => {
              takeFile(target.files?.[0]);
              // So that the same file, changed meanwhile, can be chosen again.
              target.value = '';
            }}
            type="file"
          />
          <Icon name="note" size={18} />
          <span>
            Drop your <code>package.json</code> here, or <b>choose the file</b>
          </span>
        </Drop>
        <Or>
          <label htmlFor="project-check-text">or paste its text</label>
        </Or>
        <Field
          autoCapitalize="off"
          autoComplete="off"
          id="project-check-text"
          maxLength={MAX_CHARACTERS + 1}
          onChange={({ target }) => takeText(target.value)}
          placeholder={'{\n  "dependencies": { … }\n}'}
          ref={field}
          spellCheck={false}
          value={text}
        />
        <div aria-live="polite" role="status">
          {answer && 'failure' in answer && (
            <Failure>
              <Icon name="warning" size={18} />
              <span>{answer.failure}</span>
            </Failure>
          )}
          {answer && 'report' in answer && <ReportView report={answer.report} />}
        </div>
      </Body>
    </Dialog>
  );
}
