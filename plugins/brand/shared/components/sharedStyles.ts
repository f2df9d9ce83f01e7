/** Touch screens, where targets are 44 px high. */
export const TOUCH_QUERY = '@media (pointer: coarse)';

/** Devices whose pointer hovers. After a touch, a control must not look pressed. */
export const HOVER_QUERY = '@media (hover: hover)';

/** The look of a control or an entry under the pointer. */
export const hoverStyle = {
  background: 'var(--mui-palette-background-hover)',
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
} as const;

/** The look of the selected entry: the current page, tab or option. */
export const selectedStyle = {
  background: 'var(--mui-palette-primary-tint)',
  color: 'var(--mui-palette-primary-text)',
} as const;

/** The focus ring: outside of a control. */
export const focusRing = {
  outline: '2px solid var(--mui-palette-primary-focus)',
  outlineOffset: 2,
} as const;

/** The focus ring of entries in lists and menus, whose edge would cut it off. */
export const innerFocusRing = { ...focusRing, outlineOffset: -2 } as const;

/** A hairline border around a surface. */
export const hairlineBorder = '1px solid var(--mui-palette-divider)';
