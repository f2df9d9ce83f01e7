import { styled } from '@mui/material/styles';
import { CloseButton } from '../CloseButton';

/* Emotion and not a CSS module: these looks come with the first enlarged picture. */

export const Dialog = styled('dialog')({
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
  '&::backdrop': { background: 'color-mix(in srgb, var(--bg) 88%, transparent)' },
  '@media (max-width: 599.95px)': { padding: '64px 8px 8px' },
});

/* As large as the picture, for what is drawn over it. */
export const Stage = styled('div')({ position: 'relative', display: 'grid' });

export const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg)',
  boxShadow: 'var(--shadow-float)',
  // On a phone a picture has the window's width already.
  '@media (max-width: 599.95px)': { maxWidth: 'none', height: '72dvh', width: 'auto' },
});

export const Close = styled(CloseButton)({
  position: 'fixed',
  top: 12,
  right: 12,
  width: 44,
  height: 44,
  border: '1px solid var(--line)',
  background: 'var(--raised)',
  color: 'var(--text)',
});
