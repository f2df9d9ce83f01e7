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
])('names a block in %s with the title %s: %s', (language, title, caption, name) => {
  renderBlock({ language, title });
  expect(screen.getByText(caption, { selector: 'figcaption > span' })).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('shows the highlighted code, and can be focused for scrolling', () => {
  renderBlock({});
  const code = screen.getByRole('code');
  expect(code.innerHTML).toBe(HTML);
  expect(code.closest('pre')).toHaveAttribute('tabindex', '0');
});

it('describes itself in data attributes for the Markdown copy and the stylesheet', () => {
  renderBlock({ title: 'a.ts' });
  const figure = find('figure.code');
  expect(figure).toHaveAttribute('data-language', 'ts');
  expect(figure).toHaveAttribute('data-title', 'a.ts');
});

it('has no tool that needs React', () => {
  renderBlock({
    wraps: 'all',
    choice: 'packageManager',
    others: serializePanels({ html: '', language: 'sh' }),
  });
  expect(document.querySelector('[data-needs-app]')).toBeNull();
});

describe('wrapping', () => {
  it('renders a native checkbox whose label names the block', () => {
    renderBlock({ wraps: 'phone', title: 'a.ts' });
    const box = screen.getByRole('checkbox', { name: 'Wrap the lines of a.ts' });
    expect(box).not.toBeChecked();
    expect(box.closest('label')).toHaveAttribute('data-wraps', 'phone');
  });

  it('wraps without offering a choice if the fence has the flag “wrap”', () => {
    renderBlock({ wraps: 'all', wrap: true });
    expect(screen.getByRole('figure')).toHaveAttribute('data-wrapped');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is not offered for short lines', () => {
    renderBlock({});
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['phone', undefined, 'phone'],
    ['phone', 'all', 'all'],
    [undefined, 'phone', 'phone'],
  ] as const)(
    'applies on the screens of any version: %s and %s give %s',
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

it('shows the number of lines of a folded block', () => {
  renderBlock({ folded: '84' });
  const summary = find('details > summary');
  expect(summary).toHaveTextContent('Show all 84 lines');
  expect(find('details')).not.toHaveAttribute('open');
});

it('shows a short block without a button to expand it', () => {
  renderBlock({});
  expect(document.querySelector('details')).toBeNull();
});

describe('versions', () => {
  it('has native radios for two languages, and both versions in the HTML', () => {
    renderBlock({
      title: 'a.ts',
      choice: 'codeVariant',
      others: serializePanels({ html: 'js', language: 'js', title: 'a.js' }),
    });
    const radios = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['TS', 'JS']);
    expect(radios[0]).toBeChecked();
    // The companion stores choices by this attribute.
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

  it('replaces the name of an untitled block with the choice', () => {
    renderBlock({ choice: 'codeVariant', others: serializePanels({ html: 'js', language: 'js' }) });
    expect(find('figcaption').firstElementChild).toHaveRole('group');
    expect(screen.queryByText('TypeScript')).toBeNull();
  });

  it('has a choice of package managers instead of a name', () => {
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

  it('has a radio group per block, so that each works without scripts', () => {
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
