/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Admonition from '../Admonition';

it.each([
  ['note', 'Note', 'Note'],
  ['tip', 'Tip', 'Success'],
  ['info', 'Info', 'Info'],
  ['warning', 'Warning', 'Warning'],
  ['danger', 'Danger', 'Error'],
  // Docusaurus treats these types as aliases.
  ['secondary', 'Note', 'Note'],
])('renders the type %s with the title %s and the color %s', (type, title, color) => {
  render(<Admonition type={type}>Text</Admonition>);
  const note = screen.getByRole('note');
  expect(note).toHaveClass('callout', `MuiAlert-color${color}`);
  expect(note).toHaveTextContent(`${title}Text`);
});

it('applies a custom title, class, and id', () => {
  render(
    <Admonition className="wide" id="notice" title="Before you start" type="info">
      Text
    </Admonition>,
  );
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('Before you startText');
  expect(note).toHaveClass('callout', 'wide');
  expect(note).toHaveAttribute('id', 'notice');
});
