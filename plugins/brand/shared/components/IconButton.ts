import { focusRing, HOVER_QUERY, hoverStyle, TOUCH_QUERY } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Square buttons that contain only an icon. */
export const MuiIconButton: ComponentStyles['MuiIconButton'] = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    root: {
      flex: 'none',
      minWidth: 36,
      height: '2.25rem',
      padding: 0,
      borderRadius: 'var(--mui-shape-button)',
      color: 'var(--mui-palette-text-secondary)',
      '&:hover': { background: 'none' },
      '&:focus-visible': focusRing,
      [HOVER_QUERY]: { '&:hover': hoverStyle },
      // The popover that the button opens is its next sibling.
      '&:has(+ :popover-open)': hoverStyle,
      [TOUCH_QUERY]: { minWidth: 44, height: '2.75rem' },
    },
  },
};
