import Icon, { type IconName } from '@site/src/components/Icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Finding, Report, Verdict } from './check';
import { Command, Line, Lines, Note, Summary, Title } from './parts';

/** How long a copy button says 'Copied', in ms (specification §9). */
const COPIED_MS = 1200;

/** What is seen, and what is read aloud; the words must not hang on the colour. */
const SIGNS: Record<Verdict, { icon: IconName; label: string }> = {
  yes: { icon: 'check', label: 'Yes' },
  no: { icon: 'close', label: 'No' },
  unsure: { icon: 'info', label: 'Cannot be told' },
};

/** The answer in one sentence. */
export function summaryOf({ features, packages }: Report): string {
  const has = features.filter(({ verdict }) => verdict === 'yes').length;
  const missing = packages.filter(({ verdict }) => verdict === 'no').length;
  if (has === features.length && missing === 0) {
    return 'This project has everything that this page is about.';
  }
  const some = `This project has ${has} of the ${features.length} features of this page.`;
  const rest =
    missing === 1
      ? '1 package is missing or too old.'
      : `${missing} packages are missing or too old.`;
  return missing > 0 ? `${some} ${rest}` : some;
}

function Findings({ title, findings }: { title: string; findings: readonly Finding[] }): ReactNode {
  return (
    <>
      <Title>{title}</Title>
      <Lines>
        {findings.map(({ name, verdict, words }) => (
          <Line className={verdict} key={name}>
            <Icon name={SIGNS[verdict].icon} />
            <span>
              <span className="visually-hidden">{SIGNS[verdict].label}: </span>
              {name}
            </span>
            <small>{words}</small>
          </Line>
        ))}
      </Lines>
    </>
  );
}

function InstallCommand({ title, command }: Report['commands'][number]): ReactNode {
  const [label, setLabel] = useState('Copy');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (result: string): void => {
    setLabel(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLabel('Copy'), COPIED_MS);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(command).then(
      () => show('Copied'),
      () => show('Could not copy'),
    );
  };
  return (
    <>
      <Title>{title}</Title>
      <Command>
        <code tabIndex={0}>{command}</code>
        <button className="quiet" onClick={copy} type="button">
          <span aria-live="polite">{label}</span>
          <span className="visually-hidden"> {title}</span>
        </button>
      </Command>
    </>
  );
}

/** What was found in a reader's project. */
export default function ReportView({ report }: { report: Report }): ReactNode {
  const { features, packages, commands, notes } = report;
  return (
    <>
      <Summary>{summaryOf(report)}</Summary>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {commands.map((command) => (
        <InstallCommand key={command.title} {...command} />
      ))}
      <Findings findings={features} title="Features of this page" />
      <Findings findings={packages} title="Packages" />
    </>
  );
}
