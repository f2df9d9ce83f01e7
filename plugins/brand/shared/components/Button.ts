import {
  focusRing,
  hairlineBorder,
  HOVER_QUERY,
  hoverStyle,
  innerFocusRing,
  selectedStyle,
  TOUCH_QUERY,
} from './sharedStyles';
import type { ComponentStyles } from './types';

/** Buttons look like text by default. Only the primary action of a screen uses `contained`. */
export const MuiButton: ComponentStyles['MuiButton'] = {
  defaultProps: { color: 'inherit', size: 'small', disableElevation: true },
  styleOverrides: {
    root: {
      minWidth: 0,
      height: '2rem',
      gap: 6,
      padding: '0 8px',
      borderRadius: 'var(--mui-shape-button)',
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.8125rem',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      transition: 'background-color 150ms, border-color 150ms',
      '&:hover': { background: 'none', textDecoration: 'none' },
      // A button that is a label shows the focus ring of the input in it.
      '&:focus-visible, &:has(input:focus-visible)': focusRing,
      [HOVER_QUERY]: { '&:hover': hoverStyle },
      [TOUCH_QUERY]: { height: '2.75rem' },
    },
  },
  variants: [
    {
      props: { variant: 'outlined' },
      style: { padding: '0 12px', border: hairlineBorder },
    },
    {
      props: { variant: 'contained' },
      style: {
        padding: '0 16px',
        // Forced colors remove the background, and color the border.
        border: '1px solid transparent',
        background: 'var(--mui-palette-primary-main)',
        color: 'var(--mui-palette-primary-contrastText)',
        [HOVER_QUERY]: {
          '&:hover': {
            background: 'var(--mui-palette-primary-text)',
            color: 'var(--mui-palette-primary-contrastText)',
          },
        },
      },
    },
    {
      props: { variant: 'nav' },
      style: {
        padding: '0 12px',
        fontSize: '0.875rem',
        [TOUCH_QUERY]: { height: '2rem' },
        '&[aria-current]': selectedStyle,
      },
    },
    {
      // A label of a radio button that acts as a tab. The selected tab is underlined.
      props: { variant: 'tab' },
      style: {
        position: 'relative',
        flex: 'none',
        height: '2.25rem',
        padding: '0 12px',
        borderBottom: '2px solid transparent',
        borderRadius: 0,
        fontSize: '0.875rem',
        [HOVER_QUERY]: {
          '&:hover': { background: 'none', color: 'var(--mui-palette-text-primary)' },
        },
        '&:has(input:checked)': {
          borderColor: 'var(--mui-palette-primary-main)',
          color: 'var(--mui-palette-primary-text)',
        },
        '&:has(input:focus-visible)': innerFocusRing,
      },
    },
    {
      props: { variant: 'search' },
      style: {
        justifyContent: 'flex-start',
        gap: 8,
        height: '2.25rem',
        padding: '0 6px 0 12px',
        border: hairlineBorder,
        background: 'var(--mui-palette-background-surface)',
        color: 'var(--mui-palette-text-tertiary)',
        fontSize: '0.875rem',
        fontWeight: 400,
        [HOVER_QUERY]: {
          '&:hover': {
            borderColor: 'var(--mui-palette-border-strong)',
            background: 'var(--mui-palette-background-surface)',
            color: 'var(--mui-palette-text-tertiary)',
          },
        },
      },
    },
  ],
};
