import type { ComponentStyles } from './types';

/** Tables, such as API references. */
export const MuiTable: ComponentStyles['MuiTable'] = {
  styleOverrides: {
    root: { fontSize: '0.875rem', lineHeight: '1.375rem', fontVariantNumeric: 'tabular-nums' },
  },
};

/** Table cells. Header cells have a tinted background and muted text. */
export const MuiTableCell: ComponentStyles['MuiTableCell'] = {
  styleOverrides: {
    root: {
      padding: '12px 16px',
      border: 0,
      borderTop: '1px solid var(--mui-palette-divider)',
      font: 'inherit',
      color: 'var(--mui-palette-text-secondary)',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    head: {
      padding: '10px 16px',
      border: 0,
      background: 'color-mix(in srgb, var(--mui-palette-background-hover) 50%, transparent)',
      color: 'var(--mui-palette-text-tertiary)',
      font: '500 0.75rem/1rem var(--mui-font-text)',
      whiteSpace: 'nowrap',
    },
  },
};
