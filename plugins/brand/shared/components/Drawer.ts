import type { ComponentStyles } from './types';

/** The sidebar. The root element scrolls, and the surface inside grows with its content. */
export const MuiDrawer: ComponentStyles['MuiDrawer'] = {
  styleOverrides: {
    paper: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      border: 0,
      borderRadius: 0,
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
    },
  },
};
