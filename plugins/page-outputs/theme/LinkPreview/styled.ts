import { styled } from '@mui/material/styles';

/* Emotion and not a CSS module: these looks come with the first card, not with every page. */

export const Card = styled('div')({
  // Where there is no anchor positioning, PreviewCard sets left and top.
  inset: 'auto',
  width: 'min(340px, calc(100vw - 16px))',
  margin: 0,
  padding: '14px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-float)',
  color: 'var(--text-2)',
  fontSize: 14,
  lineHeight: '21px',
  overflowWrap: 'anywhere',
  transition: 'opacity 150ms ease-out',
  '@starting-style': { opacity: 0 },
  '@supports (position-area: bottom)': {
    positionAnchor: '--link-preview',
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    margin: '8px 0',
  },
});

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  overflow: 'hidden',
});

export const Path = styled('div')({
  marginBottom: 2,
  color: 'var(--text-3)',
  fontSize: 12,
  lineHeight: '18px',
});

export const Title = styled('div')({
  color: 'var(--text)',
  fontWeight: 600,
  letterSpacing: '-0.006em',
});

export const Lead = styled('div')({ marginTop: 2 });

export const Text = styled('div')({
  ...lines(3),
  '* + &': { marginTop: 8, paddingTop: 8, borderTop: '1px solid var(--line)' },
  color: 'var(--text-2)',
  fontSize: 13,
  lineHeight: '20px',
});
