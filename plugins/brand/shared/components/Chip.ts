import { hairlineBorder, hoverStyle, TOUCH_QUERY } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Labels beside a name, such as a version or "New". */
export const MuiChip: ComponentStyles['MuiChip'] = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    root: {
      height: '1.25rem',
      borderRadius: 'var(--mui-shape-pill)',
      background: 'var(--mui-palette-primary-tint)',
      color: 'var(--mui-palette-primary-text)',
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: '0.875rem',
    },
    label: { display: 'flex', alignItems: 'center', gap: 4, padding: '0 6px', overflow: 'visible' },
    outlined: {
      height: '1.5rem',
      border: hairlineBorder,
      background: 'var(--mui-palette-background-default)',
      color: 'var(--mui-palette-text-secondary)',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
    },
    clickable: {
      padding: '0 8px',
      '& .MuiChip-label': { padding: 0 },
      '&:hover': hoverStyle,
      [TOUCH_QUERY]: { height: '2rem' },
    },
  },
};
