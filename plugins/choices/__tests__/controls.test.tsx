/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import ApiViewSwitch from '../../api-tables/theme/ApiViewSwitch';
import CodeBlock from '../../code/theme/CodeBlock';
import ChoiceRadios from '../ChoiceRadios';
import initChoices from '../early';
import type { ChoiceName } from '../registry';
import ColorModeMenu from '../../../src/theme/Navbar/ColorModeMenu';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { waitForMutationObservers } from '../../../tests/support/jest/page';
import { clearChoicesBeforeEach } from '../../../tests/support/jest/stores';

keepPageClean();
clearChoicesBeforeEach();

const { dataset } = document.documentElement;

const JS_VARIANT = JSON.stringify([{ html: '', language: 'js' }]);
const STYLING_OPTIONS = ['MUI System', 'Plain CSS'].map((value) => ({ value, children: value }));

it.each<[ChoiceName, group: string, radio: string, value: string, ReactElement]>([
  ['themeChoice', 'Color mode', 'Dark', 'dark', <ColorModeMenu />],
  ['apiView', 'Show tables as', 'List', 'list', <ApiViewSwitch />],
  [
    'codeVariant',
    'Language',
    'JS',
    'JS',
    <CodeBlock choice="codeVariant" html="" language="ts" others={JS_VARIANT} />,
  ],
  [
    'codeStyling',
    'Styling',
    'Plain CSS',
    'Plain CSS',
    <ChoiceRadios choice="codeStyling" label="Styling" name="styling" options={STYLING_OPTIONS} />,
  ],
])('synchronizes %s with the radio group “%s”', async (choice, group, name, value, control) => {
  const getRadio = () =>
    within(screen.getByRole('group', { name: group, hidden: true })).getByRole<HTMLInputElement>(
      'radio',
      { name, hidden: true },
    );
  // Covers a control that React adds after the reader has made a choice.
  dataset[choice] = value;
  const { rerender, unmount } = render(control);
  expect(getRadio()).toBeChecked();
  rerender(<>{control}</>);
  expect(getRadio()).toBeChecked();
  unmount();

  // Covers a control that exists before the reader makes a choice.
  Reflect.deleteProperty(dataset, choice);
  initChoices();
  render(control);
  const initial = screen.getAllByRole('radio', { hidden: true, checked: true })[0];
  await userEvent.click(getRadio());
  expect(dataset[choice]).toBe(value);
  expect(getRadio()).toBeChecked();
  dataset[choice] = (initial as HTMLInputElement).value;
  await waitForMutationObservers();
  expect(initial).toBeChecked();
});
