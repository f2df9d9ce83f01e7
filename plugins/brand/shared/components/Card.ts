import { innerFocusRing } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Cards that lead somewhere: their border and title take the accent under the pointer. */
export const MuiCard: ComponentStyles['MuiCard'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      borderRadius: 'var(--mui-shape-borderRadius)',
      background: 'none',
      color: 'var(--mui-palette-text-secondary)',
      transition: 'border-color 150ms',
      '&:hover': { borderColor: 'var(--mui-palette-primary-border)' },
      // A card of text: its first link is its title, and the card is clickable as a whole.
      '& > a:first-of-type:not(.MuiCardActionArea-root)': {
        display: 'block',
        marginBottom: 4,
        color: 'var(--mui-palette-text-primary)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': innerFocusRing,
      },
      '&:hover > a:first-of-type': { color: 'var(--mui-palette-primary-text)' },
      // Further links in its text stay above the first one.
      '& > a:not(:first-of-type)': { position: 'relative' },
    },
  },
};

/** A card that is a link as a whole. */
export const MuiCardActionArea: ComponentStyles['MuiCardActionArea'] = {
  styleOverrides: {
    root: {
      padding: '14px 16px',
      borderRadius: 'inherit',
      color: 'var(--mui-palette-text-primary)',
      fontSize: '0.9375rem',
      fontWeight: 500,
      lineHeight: '1.375rem',
      textAlign: 'start',
      '&:hover': { color: 'var(--mui-palette-primary-text)', textDecoration: 'none' },
      '&:focus-visible': innerFocusRing,
      '& small': {
        display: 'block',
        color: 'var(--mui-palette-text-tertiary)',
        font: '400 0.8125rem/1.125rem var(--mui-font-text)',
      },
    },
    focusHighlight: { display: 'none' },
  },
};
