/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import ApiViewSwitch from '../../../api-tables/theme/ApiViewSwitch';
import CodeBlock from '../../../code/theme/CodeBlock';
import initChoices from '../../shared/choices/early';
import type { ChoiceName } from '../../shared/choices/registry';
import ChoiceRadios from '../../shared/choices/ChoiceRadios';
import ColorModeMenu from '../../../../src/theme/Navbar/ColorModeMenu';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { startWithoutChoices } from '../../../../tests/support/jest/stores';

keepPageClean();
startWithoutChoices();

const html = document.documentElement;

const others = (...languages: string[]): string =>
  JSON.stringify(languages.map((language) => ({ html: '', language })));

interface Control {
  choice: ChoiceName;
  control: ReactNode;
  group: string;
  radio: string;
  value: string;
}

const CONTROLS: Control[] = [
  {
    choice: 'themeChoice',
    control: <ColorModeMenu />,
    group: 'Color mode',
    radio: 'Dark',
    value: 'dark',
  },
  {
    choice: 'apiView',
    control: <ApiViewSwitch />,
    group: 'Show tables as',
    radio: 'List',
    value: 'list',
  },
  {
    choice: 'packageManager',
    control: (
      <CodeBlock choice="packageManager" html="" language="bash" others={others('bash', 'bash')} />
    ),
    group: 'Package manager',
    radio: 'pnpm',
    value: 'pnpm',
  },
  {
    choice: 'codeVariant',
    control: <CodeBlock choice="codeVariant" html="" language="ts" others={others('js')} />,
    group: 'Language',
    radio: 'JS',
    value: 'JS',
  },
  {
    choice: 'codeStyling',
    control: (
      <ChoiceRadios
        choice="codeStyling"
        className="segments"
        label="Styling"
        name="Basic-styling"
        options={[
          { value: 'MUI System', children: 'System' },
          { value: 'Plain CSS', children: 'CSS' },
        ]}
      />
    ),
    group: 'Styling',
    radio: 'CSS',
    value: 'Plain CSS',
  },
];

describe.each(CONTROLS)('the control of $choice', ({ choice, control, group, radio, value }) => {
  const radioOf = (name: string) =>
    within(screen.getByRole('group', { name: group, hidden: true })).getByRole('radio', {
      name,
      hidden: true,
    });

  test('chooses, and follows what is chosen elsewhere', async () => {
    initChoices();
    render(control);
    const first = screen.getAllByRole<HTMLInputElement>('radio', {
      hidden: true,
      checked: true,
    })[0];
    await userEvent.click(radioOf(radio));
    expect(html.dataset[choice]).toBe(value);
    expect(radioOf(radio)).toBeChecked();
    await act(() => {
      html.dataset[choice] = first?.value;
      return Promise.resolve();
    });
    expect(first).toBeChecked();
  });

  test('says what is chosen when React adds it, and keeps it when React draws it again', () => {
    html.dataset[choice] = value;
    const { rerender } = render(control);
    expect(radioOf(radio)).toBeChecked();
    rerender(<>{control}</>);
    expect(radioOf(radio)).toBeChecked();
  });
});
