import type { ComponentProps, ReactNode } from 'react';

/**
 * `ButtonBase` adds these props to elements other than `<button>`. Native controls have this behavior already. Upstream:
 * https://github.com/mui/material-ui/blob/v7.3.11/packages/mui-material/src/ButtonBase/ButtonBase.js.
 */
const REDUNDANT_PROPS = ['role', 'tabIndex', 'value', 'aria-pressed', 'onKeyDown', 'onKeyUp'];

const omitRedundantProps = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !REDUNDANT_PROPS.includes(name)),
  ) as Props;

/**
 * Renders a `<summary>` for the `component` prop of MUI's buttons and list items. The key handlers of `ButtonBase` are
 * omitted, because they would keep Enter and Space from toggling the `<details>`.
 */
export function NativeSummary(props: ComponentProps<'summary'>): ReactNode {
  return <summary {...omitRedundantProps(props)} />;
}

/**
 * Renders a `<label>` around a native radio or checkbox, for the `component` prop of MUI's buttons and list items. The
 * input itself has the role, the focus, and the keyboard behavior that `ButtonBase` would add to the label.
 */
export function NativeLabel(props: ComponentProps<'label'>): ReactNode {
  return <label {...omitRedundantProps(props)} />;
}
