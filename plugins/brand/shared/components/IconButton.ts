import { focusRing, HOVER, hovered, TOUCH } from './looks';
import type { Looks } from './types';

/** Square buttons with one icon. */
export const MuiIconButton: Looks['MuiIconButton'] = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    root: {
      flex: 'none',
      minWidth: 36,
      height: '2.25rem',
      padding: 0,
      borderRadius: 'var(--mui-shape-control)',
      color: 'var(--mui-palette-text-secondary)',
      '&:hover': { background: 'none' },
      '&:focus-visible': focusRing,
      [HOVER]: { '&:hover': hovered },
      // The menu that the button opens follows it.
      '&:has(+ :popover-open)': hovered,
      [TOUCH]: { minWidth: 44, height: '2.75rem' },
    },
  },
};
