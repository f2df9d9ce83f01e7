import { processAdmonitionProps } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';

/** The types that writers use, each with its title in words where they give none. */
const TYPES: Record<string, { icon: IconName; title: string }> = {
  note: { icon: 'note', title: 'Note' },
  tip: { icon: 'tip', title: 'Tip' },
  info: { icon: 'info', title: 'Info' },
  warning: { icon: 'warning', title: 'Warning' },
  danger: { icon: 'danger', title: 'Danger' },
};

/** Types that stock Docusaurus knows besides, also for its own banners of drafts and unlisted pages. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
};

/** Ejected: a callout as plain HTML, styled by src/css/callouts.css. */
export default function Admonition(unprocessed: Props): ReactNode {
  const { type: given, title, children, className, id } = processAdmonitionProps(unprocessed);
  const type = ALIASES[given] ?? given;
  const known = TYPES[type];
  if (!known) {
    throw new Error(
      `Admonition: expected one of ${Object.keys(TYPES).join(', ')}, found "${given}". ` +
        `Use one of these after the three colons.`,
    );
  }
  return (
    <div className={clsx('callout', `callout-${type}`, className)} id={id} role="note">
      <Icon name={known.icon} size={20} />
      <div className="callout-body">
        <div className="callout-title">{title ?? known.title}</div>
        {children}
      </div>
    </div>
  );
}
