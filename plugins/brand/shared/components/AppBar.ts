import { hairlineBorder } from './sharedStyles';
import type { ComponentStyles } from './types';

/** The translucent app bar at the top of each page. */
export const MuiAppBar: ComponentStyles['MuiAppBar'] = {
  // For elevation, `Paper` sets a style attribute, which the content security policy forbids.
  defaultProps: { variant: 'outlined', position: 'sticky', color: 'transparent' },
  styleOverrides: {
    root: {
      zIndex: 5,
      height: 'var(--mui-layout-bar)',
      border: 0,
      borderBottom: hairlineBorder,
      borderRadius: 0,
      background: 'color-mix(in srgb, var(--mui-palette-background-default) 94%, transparent)',
      backdropFilter: 'blur(14px) saturate(1.5)',
      color: 'var(--mui-palette-text-primary)',
    },
  },
};
