import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { COPY_ATTRIBUTE } from '../../shared/copy';

interface CopyButtonProps extends ButtonProps {
  /** The content that the button copies. The accessible name is “Copy”, followed by this text. */
  subject: string;
}

/** Renders the button that copies the visible code of a block or a demo. The inline script (early.ts) copies it. */
export default function CopyButton({ subject, ...props }: CopyButtonProps): ReactNode {
  return (
    <Button {...props} {...{ [COPY_ATTRIBUTE]: '' }}>
      <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <span>Copy</span>
      <span className="visually-hidden">{` ${subject}`}</span>
    </Button>
  );
}
