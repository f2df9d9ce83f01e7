import type { ComponentStyles } from './types';
import { formatPopoverTransition, hairlineBorder } from './sharedStyles';

/** The position and opacity of a closed menu, from which it opens. */
const closedStyle = { opacity: 0, translate: '0 -4px' } as const;

/** Surfaces of cards and menus. */
export const MuiPaper: ComponentStyles['MuiPaper'] = {
  // Elevation sets a style attribute, which the content security policy forbids.
  defaultProps: { variant: 'outlined' },
  styleOverrides: { root: { border: hairlineBorder, transition: 'none' } },
  variants: [
    {
      // A menu below its button, which opens it.
      props: { popover: 'auto' },
      style: {
        ...closedStyle,
        position: 'fixed',
        // In browsers without anchor positioning, a menu is at the end of the app bar instead of below its button.
        insetBlock: 'calc(var(--mui-layout-bar) - 4px) auto',
        insetInline: 'auto max(16px, calc((100% - var(--mui-layout-frame)) / 2 + 16px))',
        minWidth: 176,
        maxWidth: 'calc(100vw - 32px)',
        margin: 0,
        padding: 6,
        boxShadow: 'var(--mui-shadow-float)',
        font: '400 0.875rem/1.25rem var(--mui-font-text)',
        transition: formatPopoverTransition(150),
        '&:popover-open': { opacity: 1, translate: '0 0' },
        '@starting-style': { '&:popover-open': closedStyle },
        // WebKit positions menus with `position-area` off screen at the end of a page.
        '@supports (top: anchor(bottom))': {
          insetBlock: 'anchor(end) auto',
          insetInline: 'auto anchor(end)',
          margin: '6px 0',
          positionAnchor: 'auto',
        },
      },
    },
  ],
};
