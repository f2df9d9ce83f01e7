import type { ComponentStyles } from './types';

/** The sidebar. The root element scrolls, and the surface inside it grows with its content. */
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
      // The names of components, hooks, and functions are code.
      '& a:is([href*="/api/"], [href*="/react-use-"]) > span:first-of-type': {
        fontFamily: 'var(--mui-font-mono)',
        fontSize: '0.92em',
      },
    },
  },
};
