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
      minWidth: 0,
      padding: 0,
      border: 0,
      font: 'inherit',
      color: 'var(--mui-palette-text-secondary)',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    head: {
      background: 'color-mix(in srgb, var(--mui-palette-background-hover) 50%, transparent)',
      color: 'var(--mui-palette-text-tertiary)',
      font: '500 0.75rem/1rem var(--mui-font-text)',
      whiteSpace: 'nowrap',
    },
  },
};
