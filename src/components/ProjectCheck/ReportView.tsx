import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import { useCopy } from '@site/plugins/shared/useCopy';
import type { ReactNode } from 'react';
import type { Finding, Report, Verdict } from './check';
import { Command, Line, Lines, Note, Summary, Title } from './styled';

/** What is seen, and what is read aloud; the words must not hang on the colour. */
const SIGNS: Record<Verdict, { icon: IconName; label: string }> = {
  yes: { icon: 'check', label: 'Yes' },
  no: { icon: 'close', label: 'No' },
  unsure: { icon: 'info', label: 'Cannot tell' },
};

/** How much a project has of a page's features. */
function featuresInWords(has: number, all: number): string {
  if (has === all) {
    return all === 0 ? '' : 'Your project has every feature on this page.';
  }
  if (has > 0) {
    return `Your project has ${has} of the ${all} features on this page.`;
  }
  return all === 1
    ? 'Your project doesn’t have the feature that this page is about.'
    : `Your project has none of the ${all} features on this page.`;
}

/** The answer in two sentences at most. */
function summaryOf({ features, packages }: Report): string {
  const has = features.filter(({ verdict }) => verdict === 'yes').length;
  const missing = packages.filter(({ verdict }) => verdict === 'no').length;
  if (missing === 0) {
    return has === features.length
      ? 'Your project has everything that this page is about.'
      : featuresInWords(has, features.length);
  }
  const rest =
    missing === 1
      ? '1 package is missing or has the wrong version.'
      : `${missing} packages are missing or have the wrong version.`;
  return `${featuresInWords(has, features.length)} ${rest}`.trim();
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
  const { label, copy } = useCopy('Copy');
  return (
    <>
      <Title>{title}</Title>
      <Command>
        <code tabIndex={0}>{command}</code>
        <button className="quiet" onClick={() => copy(command)} type="button">
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
      <Findings findings={features} title="Features on this page" />
      <Findings findings={packages} title="Packages that it needs" />
    </>
  );
}
