import type { ComponentStyles } from './types';

/** Links of the shell; the stylesheet of the page's text draws those in prose. */
export const MuiLink: ComponentStyles['MuiLink'] = {
  defaultProps: { underline: 'hover', variant: 'inherit' },
  styleOverrides: { root: { textUnderlineOffset: 3 } },
  variants: [{ props: { color: 'primary' }, style: { color: 'var(--mui-palette-primary-text)' } }],
};
