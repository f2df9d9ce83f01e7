import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import clsx from 'clsx';
import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';

interface CalloutType {
  icon: IconName;
  /** The title of callouts without their own title. */
  title: string;
  severity: AlertProps['severity'];
}

/** The types that writers use. */
const CALLOUT_TYPES: Record<string, CalloutType> = {
  note: {
    icon: 'note',
    title: translate({ id: 'site.callout.note', message: 'Note' }),
    severity: 'note',
  },
  tip: {
    icon: 'tip',
    title: translate({ id: 'site.callout.tip', message: 'Tip' }),
    severity: 'success',
  },
  info: {
    icon: 'info',
    title: translate({ id: 'site.callout.info', message: 'Info' }),
    severity: 'info',
  },
  warning: {
    icon: 'warning',
    title: translate({ id: 'site.callout.warning', message: 'Warning' }),
    severity: 'warning',
  },
  danger: {
    icon: 'danger',
    title: translate({ id: 'site.callout.danger', message: 'Danger' }),
    severity: 'error',
  },
};

/** Docusaurus's other types. Its banners on drafts and unlisted pages use `caution`. */
const TYPE_ALIASES: Record<string, string> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
};

/**
 * Ejected: renders MUI's `Alert`. The Markdown copies recognize the parts of a callout by the
 * classes `callout…` (plugins/page-outputs/node/pageMarkdown.ts).
 */
export default function Admonition(unprocessed: Props): ReactNode {
  const { type: given, title, children, className, id } = processAdmonitionProps(unprocessed);
  useBrokenLinks().collectAnchor(id);
  const type = TYPE_ALIASES[given] ?? given;
  const known = CALLOUT_TYPES[type];
  if (!known) {
    throw new Error(
      `Admonition: expected one of ${Object.keys(CALLOUT_TYPES).join(', ')}, found "${given}". ` +
        `Use one of these after the three colons.`,
    );
  }
  return (
    <Alert
      className={clsx('callout', className)}
      icon={<Icon name={known.icon} size={20} />}
      id={id}
      role="note"
      severity={known.severity}
      slotProps={{ message: { className: 'callout-body' } }}
    >
      <AlertTitle className="callout-title">{title ?? known.title}</AlertTitle>
      {children}
    </Alert>
  );
}
