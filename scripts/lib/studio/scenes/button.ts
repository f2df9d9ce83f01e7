import { type Component, pageFile, pageScene, rowOf } from './pageFile';
import type { Story } from './story';

/** A button whose text says how it differs from others. */
const button = (name: string, props: Record<string, unknown>): Component => ({
  component: 'Button',
  name,
  props: { content: name, ...props },
});

const VARIANTS = ['contained', 'outlined', 'text'];
const SIZES = ['small', 'medium', 'large'];

const looks = pageFile('xs', [
  rowOf(
    'primaryRow',
    VARIANTS.map((variant) => button(variant, { variant })),
  ),
  rowOf(
    'secondaryRow',
    VARIANTS.map((variant) =>
      button(`${variant}Secondary`, { content: variant, variant, color: 'secondary' }),
    ),
  ),
  rowOf(
    'sizeRow',
    SIZES.map((size) => button(size, { size })),
  ),
]);

const states = pageFile('xs', [
  rowOf('row', [
    button('ready', {}),
    button('loading', { loading: true }),
    button('disabled', { disabled: true }),
  ]),
]);

/** What buttons look like, and what they show while they work. */
export const buttonLooks: Story = {
  page: 'components/button.mdx',
  files: {
    'toolpad/pages/looks/page.yml': looks,
    'toolpad/pages/states/page.yml': states,
  },
  running: true,
  scenes: { 'button-looks': pageScene('looks'), 'button-states': pageScene('states') },
};
