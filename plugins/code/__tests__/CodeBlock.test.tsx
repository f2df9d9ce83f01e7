/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import CodeBlock, { type CodeBlockProps } from '../theme/CodeBlock';
import { find } from '../../../tests/support/jest/find';

const HTML = '<t-k>const</t-k> a = 1 &lt; 2;\n// b';

const show = (props: Partial<CodeBlockProps>) =>
  render(<CodeBlock html={HTML} language="ts" {...props} />);

const others = (...panels: CodeBlockProps[]): string => JSON.stringify(panels);

test.each([
  ['tsx', undefined, 'TSX', 'Copy TSX code'],
  ['bash', undefined, 'Terminal', 'Copy Terminal code'],
  ['toml', undefined, 'toml', 'Copy toml code'],
  ['tsx', 'src/main.tsx', 'src/main.tsx', 'Copy src/main.tsx'],
])('%s with title %s is called %s', (language, title, caption, name) => {
  show({ language, title });
  expect(screen.getByText(caption, { selector: 'figcaption > span' })).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('shows the code as it was highlighted; the keyboard reaches it to scroll', () => {
  show({});
  const code = screen.getByRole('code');
  expect(code.innerHTML).toBe(HTML);
  expect(code.closest('pre')).toHaveAttribute('tabindex', '0');
});

test('tells the Markdown twin and the stylesheet what it is', () => {
  show({ title: 'a.ts', numbered: true });
  const figure = find('figure.code');
  expect(figure).toHaveAttribute('data-language', 'ts');
  expect(figure).toHaveAttribute('data-title', 'a.ts');
  expect(figure).toHaveAttribute('data-numbered', '');
});

test('no tool waits for React', () => {
  show({ wraps: 'all', choice: 'packageManager', others: others({ html: '', language: 'sh' }) });
  expect(document.querySelector('[data-needs-app]')).toBeNull();
});

describe('wrapping', () => {
  test('is a native checkbox, with the name of its block', () => {
    show({ wraps: 'phone', title: 'a.ts' });
    const box = screen.getByRole('checkbox', { name: 'Wrap the lines of a.ts' });
    expect(box).not.toBeChecked();
    expect(box.closest('label')).toHaveAttribute('data-wraps', 'phone');
  });

  test('is on from the start, if the writer says so', () => {
    show({ wraps: 'all', wrap: true });
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('is not offered where no line is long', () => {
    show({});
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test.each([
    ['phone', undefined, 'phone'],
    ['phone', 'all', 'all'],
    [undefined, 'phone', 'phone'],
  ] as const)('%s in one version and %s in the other is %s', (first, second, expected) => {
    show({ wraps: first, others: others({ html: '', language: 'js', wraps: second }) });
    const label = screen.getByRole('checkbox').closest('label');
    expect(label).toHaveAttribute('data-wraps', expected);
  });
});

test('a folded block says how long it is', () => {
  show({ folded: '84' });
  const summary = find('details > summary');
  expect(summary).toHaveTextContent('Show all 84 lines');
  expect(find('details')).not.toHaveAttribute('open');
});

test('a block that is not folded has nothing to unfold', () => {
  show({});
  expect(document.querySelector('details')).toBeNull();
});

describe('versions', () => {
  test('in two languages: native radios, TypeScript first, both in the HTML', () => {
    show({
      title: 'a.ts',
      choice: 'codeVariant',
      others: others({ html: 'js', language: 'js', title: 'a.js' }),
    });
    const radios = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['TS', 'JS']);
    expect(radios[0]).toBeChecked();
    // The companion hears of these.
    expect(radios[1]).toHaveAttribute('data-choice', 'codeVariant');
    const marks = [...document.querySelectorAll('[data-variant]')].map((element) => [
      element.getAttribute('data-variant'),
      element.textContent,
    ]);
    expect(marks).toEqual([
      ['TS', 'a.ts'],
      ['JS', 'a.js'],
      ['TS', 'const a = 1 < 2;\n// b'],
      ['JS', 'js'],
    ]);
  });

  test('of an untitled block: the choice says what it is', () => {
    show({ choice: 'codeVariant', others: others({ html: 'js', language: 'js' }) });
    expect(find('figcaption').firstElementChild).toHaveRole('group');
    expect(screen.queryByText('TypeScript')).toBeNull();
  });

  test('for package managers: tabs instead of a name', () => {
    show({
      language: 'bash',
      choice: 'packageManager',
      others: others({ html: 'pnpm', language: 'bash' }, { html: 'yarn', language: 'bash' }),
    });
    const group = screen.getByRole('group', { name: 'Package manager' });
    const radios = within(group).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'npm',
      'pnpm',
      'yarn',
    ]);
    expect(radios[1]).toHaveAttribute('data-choice', 'packageManager');
    expect(screen.queryByText('Terminal')).toBeNull();
    expect(find('[data-manager="pnpm"]')).toHaveTextContent('pnpm');
  });

  test('each block has a choice of its own: without scripts it stands alone', () => {
    const block = <CodeBlock html="" language="ts" choice="codeVariant" />;
    render(
      <>
        {block}
        {block}
      </>,
    );
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
    expect(new Set(names).size).toBe(2);
  });
});
