/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import CodeBlock, { type CodeBlockProps } from '../theme/CodeBlock';
import { find } from '../../../tests/support/jest/find';

const HTML = '<t-k>const</t-k> a = 1 &lt; 2;\n// b';

const renderBlock = (props: Partial<CodeBlockProps>) =>
  render(<CodeBlock html={HTML} language="ts" {...props} />);

const serializePanels = (...panels: CodeBlockProps[]): string => JSON.stringify(panels);

it.each([
  ['tsx', undefined, 'TSX', 'Copy TSX code'],
  ['bash', undefined, 'Terminal', 'Copy Terminal code'],
  ['toml', undefined, 'toml', 'Copy toml code'],
  ['tsx', 'src/main.tsx', 'src/main.tsx', 'Copy src/main.tsx'],
])(
  'uses the title or the language as the caption and in the copy button’s name: %s, %s → %s, %s',
  (language, title, caption, name) => {
    renderBlock({ language, title });
    expect(screen.getByText(caption, { selector: 'figcaption > span' })).toBeVisible();
    expect(screen.getByRole('button', { name })).toBeVisible();
  },
);

it('renders the code in a focusable element, so that readers can scroll it with the keyboard', () => {
  renderBlock({});
  const code = screen.getByRole('code');
  expect(code.innerHTML).toBe(HTML);
  expect(code.closest('pre')).toHaveAttribute('tabindex', '0');
});

it('adds the language and the title as data attributes', () => {
  renderBlock({ title: 'a.ts' });
  const figure = find('figure.code');
  expect(figure).toHaveAttribute('data-language', 'ts');
  expect(figure).toHaveAttribute('data-title', 'a.ts');
});

it('renders only controls that work before React starts', () => {
  renderBlock({
    wraps: 'all',
    choice: 'packageManager',
    others: serializePanels({ html: '', language: 'sh' }),
  });
  expect(document.querySelector('[data-replay-click]')).toBeNull();
});

describe('wrapping', () => {
  it('renders a native checkbox whose label contains the title of the block', () => {
    renderBlock({ wraps: 'phone', title: 'a.ts' });
    const box = screen.getByRole('checkbox', { name: 'Wrap the lines of a.ts' });
    expect(box).not.toBeChecked();
    expect(box.closest('label')).toHaveAttribute('data-wraps', 'phone');
  });

  it('wraps lines and renders no checkbox if the fence has the flag “wrap”', () => {
    renderBlock({ wraps: 'all', wrap: true });
    expect(screen.getByRole('figure')).toHaveAttribute('data-wrapped');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('renders no checkbox if all lines are short', () => {
    renderBlock({});
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['phone', undefined, 'phone'],
    ['phone', 'all', 'all'],
    [undefined, 'phone', 'phone'],
  ] as const)(
    'shows the checkbox on all screens where a version has long lines: %s and %s result in %s',
    (first, second, expected) => {
      renderBlock({
        wraps: first,
        others: serializePanels({ html: '', language: 'js', wraps: second }),
      });
      const label = screen.getByRole('checkbox').closest('label');
      expect(label).toHaveAttribute('data-wraps', expected);
    },
  );
});

it('shows the total number of lines in the summary of a folded block', () => {
  renderBlock({ folded: '84' });
  const summary = find('details > summary');
  expect(summary).toHaveTextContent('Show all 84 lines');
  expect(find('details')).not.toHaveAttribute('open');
});

it('renders a short block without <details>', () => {
  renderBlock({});
  expect(document.querySelector('details')).toBeNull();
});

describe('versions', () => {
  it('renders native radio buttons for two languages, and includes both versions in the HTML', () => {
    renderBlock({
      title: 'a.ts',
      choice: 'codeVariant',
      others: serializePanels({ html: 'js', language: 'js', title: 'a.js' }),
    });
    const radios = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['TS', 'JS']);
    expect(radios[0]).toBeChecked();
    // The inline script stores the choice that this attribute names.
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

  it('replaces the caption of an untitled block with the radio buttons', () => {
    renderBlock({ choice: 'codeVariant', others: serializePanels({ html: 'js', language: 'js' }) });
    expect(find('figcaption').firstElementChild).toHaveRole('group');
    expect(screen.queryByText('TypeScript')).toBeNull();
  });

  it('renders radio buttons for package managers instead of a caption', () => {
    renderBlock({
      language: 'bash',
      choice: 'packageManager',
      others: serializePanels(
        { html: 'pnpm', language: 'bash' },
        { html: 'yarn', language: 'bash' },
      ),
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

  it('creates a separate radio group for each block, so that blocks work without JavaScript', () => {
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
