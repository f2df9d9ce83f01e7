import type { ComponentStyles } from './types';

/** Links of the app shell. src/css/article.css styles links in prose. */
export const MuiLink: ComponentStyles['MuiLink'] = {
  defaultProps: { underline: 'hover', variant: 'inherit' },
  styleOverrides: { root: { textUnderlineOffset: 3 } },
  variants: [{ props: { color: 'primary' }, style: { color: 'var(--mui-palette-primary-text)' } }],
};
