import type { ComponentStyles } from './types';

/** The sidebar. Its root scrolls; the surface inside takes the room that its content needs. */
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
