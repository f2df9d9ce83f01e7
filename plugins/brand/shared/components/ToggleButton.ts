import { getAttributeName } from '../../../choices/html';
import { CHOICES } from '../../../choices/registry';
import { focusRing, HOVER_QUERY, TOUCH_QUERY } from './sharedStyles';
import type { ComponentStyles } from './types';

const selectedButtonStyle = {
  borderColor: 'var(--mui-palette-divider)',
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
};

/**
 * Selects the active buttons of site-wide choices by the attributes of `<html>`, which are set before the radio buttons
 * are checked. A group that doesn't offer the reader's choice shows the default value as selected.
 */
const SELECTED_CHOICE_SELECTOR = Object.entries(CHOICES)
  .flatMap(([name, { values }]) => {
    const createButtonSelector = (value: string): string =>
      `[data-choice='${name}'][value='${value}']`;
    const [preset = '', ...others] = values;
    return [
      ...values.map(
        (value) =>
          `html[${getAttributeName(name)}='${value}'] &:has(${createButtonSelector(value)})`,
      ),
      ...others.map(
        (value) =>
          `html[${getAttributeName(name)}='${value}'] :not(:has(${createButtonSelector(value)})) > &:has(${createButtonSelector(preset)})`,
      ),
    ];
  })
  .join();

/** Options of a group, as labels around native radio buttons. */
export const MuiToggleButton: ComponentStyles['MuiToggleButton'] = {
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
      [HOVER_QUERY]: { '&:hover': { color: 'var(--mui-palette-text-primary)' } },
      // Without JavaScript, `<html>` has no attributes, and the checked radio buttons decide.
      '&:has(:checked:not([data-choice])), html:not([data-theme-choice]) &:has(:checked)':
        selectedButtonStyle,
      [SELECTED_CHOICE_SELECTOR]: selectedButtonStyle,
      '&:has(:focus-visible)': focusRing,
      [TOUCH_QUERY]: { height: '2.75rem' },
    },
  },
};

/** Groups of options, of which one is selected. */
export const MuiToggleButtonGroup: ComponentStyles['MuiToggleButtonGroup'] = {
  styleOverrides: {
    root: {
      flex: 'none',
      gap: 2,
      padding: 2,
      borderRadius: 'var(--mui-shape-control)',
      background: 'var(--mui-palette-background-hover)',
      '@media print': { display: 'none' },
      // MUI would join the buttons of a group with shared borders.
      '& > .MuiToggleButton-root': {
        margin: 0,
        border: '1px solid transparent',
        borderRadius: 'var(--mui-shape-small)',
      },
    },
  },
};
