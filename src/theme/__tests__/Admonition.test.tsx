/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Admonition from '../Admonition';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])('of type %s is called %s', (type, title) => {
  render(<Admonition type={type}>Text</Admonition>);
  const note = screen.getByRole('note');
  expect(note).toHaveClass('callout', `callout-${type}`);
  expect(note).toHaveTextContent(`${title}Text`);
});

it.each([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
  ['caution', 'warning'],
])('shows the type %s, which stock Docusaurus knows, as a %s', (type, shown) => {
  render(<Admonition type={type}>Text</Admonition>);
  expect(screen.getByRole('note')).toHaveClass('callout', `callout-${shown}`);
});

test('has the title that the writer gave', () => {
  render(
    <Admonition title="Before you start" type="info">
      <p>Text</p>
    </Admonition>,
  );
  expect(screen.getByText('Before you start')).toBeVisible();
  expect(screen.queryByText('Info')).not.toBeInTheDocument();
});

test('says which types there are', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Admonition type="hint">Text</Admonition>)).toThrow(
    'Admonition: expected one of note, tip, info, warning, danger, found "hint". ' +
      'Use one of these after the three colons.',
  );
  log.mockRestore();
});

it('keeps the class and the id that the writer gave', () => {
  render(
    <Admonition className="wide" id="notice" type="tip">
      Text
    </Admonition>,
  );
  expect(screen.getByRole('note')).toHaveClass('callout', 'callout-tip', 'wide');
  expect(screen.getByRole('note')).toHaveAttribute('id', 'notice');
});
