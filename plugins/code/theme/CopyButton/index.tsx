import { translate } from '@docusaurus/Translate';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { COPY_ATTRIBUTE } from '../../shared/copy';

interface CopyButtonProps extends Omit<ButtonProps, 'className'> {
  /** The content that the button copies. The accessible name is the label, followed by this text. */
  subject?: string;
  /** The URL of the text to copy. By default, the button copies the code that it belongs to. */
  url?: string;
}

/**
 * Renders a button that copies text. The inline script (copyCode.ts) copies it, and shows the result in its first child.
 */
export default function CopyButton({
  subject,
  url = '',
  children = translate({ id: 'theme.CodeBlock.copy', message: 'Copy' }),
  ...props
}: CopyButtonProps): ReactNode {
  return (
    <Button {...props} {...{ [COPY_ATTRIBUTE]: url }} className="needs-script" data-no-app>
      <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <span>{children}</span>
      {subject && <span className="visually-hidden">{` ${subject}`}</span>}
    </Button>
  );
}
