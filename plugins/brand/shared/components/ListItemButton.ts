import { hovered, innerFocusRing, selected, TOUCH } from './looks';
import type { Looks } from './types';

/** An entry of a list: 32 px high, tinted while it is the current one. `dense` is the table of contents. */
export const MuiListItemButton: Looks['MuiListItemButton'] = {
  styleOverrides: {
    root: {
      gap: 8,
      minHeight: 32,
      padding: '6px 8px',
      borderRadius: 'var(--mui-shape-control)',
      color: 'var(--mui-palette-text-secondary)',
      transition: 'none',
      '&:hover': hovered,
      '&:focus-visible': innerFocusRing,
      '&[aria-current]': { ...selected, fontWeight: 500 },
      '&:has(input:checked)': { color: 'var(--mui-palette-primary-text)', fontWeight: 500 },
      '&:has(input:focus-visible)': innerFocusRing,
      [TOUCH]: { minHeight: 44 },
    },
    dense: {
      display: 'block',
      minHeight: 0,
      padding: '4px 0 4px 14px',
      borderRadius: 0,
      color: 'var(--mui-palette-text-tertiary)',
      textWrap: 'pretty',
      '& code': { fontSize: '0.92em' },
      '&:hover': { background: 'none', color: 'var(--mui-palette-text-primary)' },
      '&[aria-current]': {
        background: 'none',
        color: 'var(--mui-palette-primary-text)',
        fontWeight: 500,
      },
      [TOUCH]: { minHeight: 0 },
    },
  },
};
