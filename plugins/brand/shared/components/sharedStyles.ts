/** Matches touch screens, where targets are 44 px high. */
export const TOUCH_QUERY = '@media (pointer: coarse)';

/** Matches devices whose pointer can hover. On touch screens, `:hover` would stick after a tap. */
export const HOVER_QUERY = '@media (hover: hover)';

/** The style of a control or list item under the pointer. */
export const hoverStyle = {
  background: 'var(--mui-palette-background-hover)',
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
} as const;

/** The style of the selected item: the current page, tab, or option. */
export const selectedStyle = {
  background: 'var(--mui-palette-primary-tint)',
  color: 'var(--mui-palette-primary-text)',
} as const;

/** The focus ring around a control. */
export const focusRing = {
  outline: '2px solid var(--mui-palette-primary-focus)',
  outlineOffset: 2,
} as const;

/** The focus ring inside items of lists and menus, which would clip an outer ring at their edges. */
export const innerFocusRing = { ...focusRing, outlineOffset: -2 } as const;

/** The border of cards, menus, and other surfaces. */
export const hairlineBorder = '1px solid var(--mui-palette-divider)';

/**
 * Returns the transition of an element that opens as a popover.
 *
 * @param duration - in ms
 */
export const formatPopoverTransition = (duration: number): string =>
  ['opacity', 'translate', 'overlay', 'display']
    .map((name) => `${name} ${duration}ms allow-discrete`)
    .join();
