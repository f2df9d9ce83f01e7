import type { ComponentStyles } from './types';

/** Tables of facts. */
export const MuiTable: ComponentStyles['MuiTable'] = {
  styleOverrides: {
    root: { fontSize: '0.875rem', lineHeight: '1.375rem', fontVariantNumeric: 'tabular-nums' },
  },
};

/** A cell; the head is tinted, and its text quiet. */
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
