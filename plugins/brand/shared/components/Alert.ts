import type { ComponentStyles } from './types';

const createToneStyle = (color: string, tint: string) => ({
  background: tint,
  '& .MuiAlert-icon': { color },
  '& :not(pre) > code': { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
});

/** Callouts: a tinted background, a colored icon, and text in the normal color. */
export const MuiAlert: ComponentStyles['MuiAlert'] = {
  styleOverrides: {
    root: {
      gap: 12,
      margin: '24px 0',
      padding: '14px 16px',
      border: 0,
      // Forced colors remove the tint and draw this outline.
      outline: '1px solid transparent',
      outlineOffset: -1,
      borderRadius: 'var(--mui-shape-borderRadius)',
      color: 'inherit',
      fontSize: '0.9375rem',
      lineHeight: '1.5rem',
    },
    icon: { margin: 0, padding: '2px 0 0', fontSize: 'inherit', opacity: 1 },
    message: {
      flex: 1,
      padding: 0,
      overflow: 'visible',
      '& :is(p, ul, ol)': { margin: '0 0 8px', color: 'var(--mui-palette-text-secondary)' },
      '& > :last-child': { marginBottom: 0 },
    },
  },
  variants: [
    {
      props: { severity: 'note' },
      style: createToneStyle(
        'var(--mui-palette-text-secondary)',
        'var(--mui-palette-background-surface)',
      ),
    },
    {
      props: { severity: 'info' },
      style: createToneStyle('var(--mui-palette-primary-text)', 'var(--mui-palette-primary-tint)'),
    },
    {
      props: { severity: 'success' },
      style: createToneStyle('var(--mui-palette-success-main)', 'var(--mui-palette-success-tint)'),
    },
    {
      props: { severity: 'warning' },
      style: createToneStyle('var(--mui-palette-warning-main)', 'var(--mui-palette-warning-tint)'),
    },
    {
      props: { severity: 'error' },
      style: createToneStyle('var(--mui-palette-error-main)', 'var(--mui-palette-error-tint)'),
    },
  ],
};

export const MuiAlertTitle: ComponentStyles['MuiAlertTitle'] = {
  styleOverrides: {
    root: { margin: 0, fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' },
  },
};
