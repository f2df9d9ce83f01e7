import { translate } from '@docusaurus/Translate';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Icon from '@site/plugins/shared/components/Icon';

/* Emotion's styles load when the reader enlarges the first picture. A CSS module's styles would load with every
   page. */

const Dialog = styled('dialog')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 24,
  border: 0,
  background: 'transparent',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'zoom-out',
  '&[open]': { display: 'grid', placeItems: 'safe center' },
  // The backdrop is dark in both color schemes, so that the picture is the brightest part of the window.
  '&::backdrop': { background: 'rgb(6 10 14 / .88)' },
  '@media (max-width: 599.95px)': { padding: '64px 8px 8px' },
});

/* Has the size of the picture, and is the containing block of the content over it. */
const PictureBox = styled('div')({ position: 'relative', display: 'grid' });

const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 48px)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-default)',
  boxShadow: 'var(--mui-shadow-float)',
  // On a phone, the picture on the page already has the window's width.
  '@media (max-width: 599.95px)': { maxWidth: 'none', maxHeight: '72dvh' },
});

const CloseButton = styled(IconButton)({
  position: 'fixed',
  top: 12,
  right: 12,
  width: 44,
  height: 44,
  border: '1px solid var(--mui-palette-divider)',
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
});

export interface ZoomDialogProps {
  src: string;
  alt: string;
  /** Content that is rendered over the picture. */
  over?: ReactNode;
  onClose: () => void;
}

/** Opens the dialog when React inserts it. */
const openDialog = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/**
 * Shows a picture as large as the window allows, but not larger than its natural size. On a phone, the picture may be
 * wider than the window, and scrolls.
 */
export default function ZoomDialog({ src, alt, over, onClose }: ZoomDialogProps): ReactNode {
  return createPortal(
    <Dialog
      aria-label={translate({ id: 'site.picture', message: 'Picture' })}
      onClick={({ currentTarget }) => currentTarget.close()}
      onClose={onClose}
      ref={openDialog}
    >
      <CloseButton
        aria-label={translate({ id: 'site.picture.close', message: 'Close the picture' })}
      >
        <Icon name="close" size={18} />
      </CloseButton>
      <PictureBox>
        <Picture alt={alt} src={src} />
        {over}
      </PictureBox>
    </Dialog>,
    document.body,
  );
}
