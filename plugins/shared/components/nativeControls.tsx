import type { ComponentProps, ReactNode } from 'react';

/** Props that MUI's `ButtonBase` passes to elements that aren't buttons, although these elements are native controls. */
const REDUNDANT_PROPS = ['role', 'tabIndex', 'value', 'aria-pressed', 'onKeyDown', 'onKeyUp'];

const omitRedundantProps = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !REDUNDANT_PROPS.includes(name)),
  ) as Props;

/**
 * Renders a `<summary>` for the `component` prop of MUI's buttons and list items. `ButtonBase` replaces Enter and Space
 * by clicks, which would keep the browser from opening the `<details>`.
 */
export function NativeSummary(props: ComponentProps<'summary'>): ReactNode {
  return <summary {...omitRedundantProps(props)} />;
}

/**
 * Renders a `<label>` around a native radio or checkbox, for the `component` prop of MUI's buttons and list items. The
 * field has the role, the focus and the keys that `ButtonBase` would give to the label.
 */
export function NativeLabel(props: ComponentProps<'label'>): ReactNode {
  return <label {...omitRedundantProps(props)} />;
}
