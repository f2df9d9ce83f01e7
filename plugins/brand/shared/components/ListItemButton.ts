import { hoverStyle, innerFocusRing, selectedStyle, TOUCH_QUERY } from './sharedStyles';
import type { ComponentStyles } from './types';

/**
 * List items that are links or buttons. They are 32 px high, and the current one is tinted. `dense` is for the table of
 * contents.
 */
export const MuiListItemButton: ComponentStyles['MuiListItemButton'] = {
  styleOverrides: {
    root: {
      gap: 8,
      minHeight: 32,
      padding: '6px 8px',
      borderRadius: 'var(--mui-shape-control)',
      color: 'var(--mui-palette-text-secondary)',
      transition: 'none',
      '&:hover': hoverStyle,
      // The ring marks the focus, without MUI's gray background.
      '&.Mui-focusVisible': { background: 'none' },
      '&:focus-visible': innerFocusRing,
      '&[aria-current]': { ...selectedStyle, fontWeight: 500 },
      '&:has(input:checked)': { color: 'var(--mui-palette-primary-text)', fontWeight: 500 },
      '&:has(input:focus-visible)': innerFocusRing,
      [TOUCH_QUERY]: { minHeight: 44 },
    },
    dense: {
      display: 'block',
      minHeight: 0,
      padding: '4px 0 4px 14px',
      borderRadius: 0,
      color: 'var(--mui-palette-text-tertiary)',
      textWrap: 'pretty',
      '& code': { fontSize: 'inherit' },
      '&:hover': { background: 'none', color: 'var(--mui-palette-text-primary)' },
      // Bold text could need another line, which would move the entries below it.
      '&[aria-current]': {
        background: 'none',
        color: 'var(--mui-palette-primary-text)',
        fontWeight: 'inherit',
      },
      [TOUCH_QUERY]: { minHeight: 0 },
    },
  },
};
