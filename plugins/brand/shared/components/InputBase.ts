import { TOUCH_QUERY } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Text fields. The border and the focus ring belong to the root element, because icons are inside it. */
export const MuiInputBase: ComponentStyles['MuiInputBase'] = {
  // MUI would add a `<style>` element for autofill, which these fields don't need.
  defaultProps: { disableInjectingGlobalStyles: true },
  styleOverrides: {
    root: {
      gap: 8,
      height: '2rem',
      padding: '0 10px',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 'var(--mui-shape-control)',
      color: 'var(--mui-palette-text-tertiary)',
      fontSize: '0.8125rem',
      lineHeight: 'inherit',
      letterSpacing: 0,
      [TOUCH_QUERY]: { height: '2.75rem' },
      '&:focus-within': {
        borderColor: 'var(--mui-palette-primary-focus)',
        outline: '1px solid var(--mui-palette-primary-focus)',
      },
    },
    multiline: { height: 'auto', padding: '8px 10px' },
    input: {
      minWidth: 0,
      height: '100%',
      padding: 0,
      outline: 0,
      color: 'var(--mui-palette-text-primary)',
      appearance: 'none',
      '&::placeholder': { color: 'var(--mui-palette-text-tertiary)', opacity: 1 },
    },
  },
};
