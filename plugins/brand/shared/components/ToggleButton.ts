import { getAttribute } from '../../../site-companion/shared/choices/attributes';
import { CHOICES } from '../../../site-companion/shared/choices/registry';
import { focusRing, HOVER, TOUCH } from './looks';
import type { Looks } from './types';

const selected = {
  borderColor: 'var(--mui-palette-divider)',
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
};

/**
 * Selects the buttons of site-wide choices by the attributes of `<html>`, which are set before the radios are
 * checked. A group that lacks the reader's choice shows the default as selected.
 */
const selectedChoices = Object.entries(CHOICES)
  .flatMap(([name, { values }]) => {
    const button = (value: string): string => `[data-choice='${name}'][value='${value}']`;
    const [preset = '', ...others] = values;
    return [
      ...values.map((value) => `html[${getAttribute(name)}='${value}'] &:has(${button(value)})`),
      ...others.map(
        (value) =>
          `html[${getAttribute(name)}='${value}'] :not(:has(${button(value)})) > &:has(${button(preset)})`,
      ),
    ];
  })
  .join();

/** One of a few options, as a label around a native radio. */
export const MuiToggleButton: Looks['MuiToggleButton'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      height: '1.5rem',
      margin: 0,
      padding: '0 9px',
      border: '1px solid transparent',
      borderRadius: 'var(--mui-shape-small)',
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.75rem',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      userSelect: 'none',
      '&:hover, &.Mui-selected, &.Mui-selected:hover': { background: 'none' },
      [HOVER]: { '&:hover': { color: 'var(--mui-palette-text-primary)' } },
      // Without scripts `<html>` has no attributes, and the radios decide.
      '&:has(:checked:not([data-choice])), html:not([data-theme-choice]) &:has(:checked)': selected,
      [selectedChoices]: selected,
      '&:has(:focus-visible)': focusRing,
      [TOUCH]: { height: '2.75rem' },
    },
  },
};

/** Options side by side, one of which is selected: the look of all switches. */
export const MuiToggleButtonGroup: Looks['MuiToggleButtonGroup'] = {
  styleOverrides: {
    root: {
      flex: 'none',
      gap: 2,
      padding: 2,
      borderRadius: 'var(--mui-shape-control)',
      background: 'var(--mui-palette-background-hover)',
      // MUI draws the buttons of a group as one, with shared borders.
      '& > .MuiToggleButton-root': {
        margin: 0,
        border: '1px solid transparent',
        borderRadius: 'var(--mui-shape-small)',
      },
    },
  },
};
