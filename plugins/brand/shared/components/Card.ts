import { innerFocusRing } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Cards that link to a page. Their border and title have the accent color while the pointer is over them. */
export const MuiCard: ComponentStyles['MuiCard'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      borderRadius: 'var(--mui-shape-borderRadius)',
      background: 'none',
      color: 'var(--mui-palette-text-secondary)',
      transition: 'border-color 150ms',
      '&:hover': { borderColor: 'var(--mui-palette-primary-border)' },
      // The first link is the card's title, and its pseudo-element makes the whole card clickable.
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
      // Other links in the card stay clickable above that pseudo-element.
      '& > a:not(:first-of-type), & ul a': { position: 'relative' },
    },
  },
};

/** Cards that consist of a single link. */
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
