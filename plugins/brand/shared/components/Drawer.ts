import type { ComponentStyles } from './types';
import { formatPopoverTransition, hairlineBorder } from './sharedStyles';

/** The position and opacity from which the sidebar opens on phones. */
const closedStyle = { opacity: 0, translate: '-24px 0' } as const;

/**
 * The sidebar. On phones, it is a popover. The root element scrolls, and the surface inside it grows with its content.
 */
export const MuiDrawer: ComponentStyles['MuiDrawer'] = {
  styleOverrides: {
    docked: {
      position: 'sticky',
      top: 'var(--mui-layout-bar)',
      display: 'block',
      width: 'auto',
      height: 'calc(100dvh - var(--mui-layout-bar))',
      margin: 0,
      padding: '16px 12px 0',
      border: 0,
      borderInlineEnd: hairlineBorder,
      background: 'var(--mui-palette-background-default)',
      color: 'var(--mui-palette-text-primary)',
      font: '400 0.875rem/1.25rem var(--mui-font-text)',
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      // Keeps a focused entry from scrolling below the filter or the fade.
      scrollPadding: '76px 0 40px',
      scrollbarColor: 'var(--mui-palette-border-strong) transparent',
      scrollbarWidth: 'thin',
      '@media (max-width: 899px)': {
        ...closedStyle,
        position: 'fixed',
        inset: 0,
        insetInlineEnd: 'auto',
        display: 'none',
        width: 'min(320px, 88vw)',
        height: 'auto',
        padding: '8px 12px 0',
        boxShadow: 'var(--mui-shadow-float)',
        transition: formatPopoverTransition(195),
        '&:popover-open': {
          display: 'block',
          opacity: 1,
          translate: '0 0',
          transitionDuration: '225ms',
        },
        '@starting-style': { '&:popover-open': closedStyle },
        '&::backdrop': { background: 'var(--mui-palette-background-backdrop)' },
      },
    },
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
