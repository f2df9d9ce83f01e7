/**
 * @jest-environment jsdom
 */
import { act, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import { tolerateMovedText } from '../client/tolerantDom';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => tolerateMovedText(Node.prototype));
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Updates the text of `Greeting`, which makes React remove and insert a text node. */
let setText: (text: string) => void = () => undefined;
function Greeting() {
  const [text, set] = useState('Hello');
  setText = set;
  return createElement('p', null, text !== '' && text, createElement('b', null, 'World'));
}

it.each([
  ['wrapped', (font: HTMLElement, text: ChildNode | string) => font.append(text)],
  ['replaced', (font: HTMLElement) => font.append('Hallo')],
])('allows React to update text that a translator has %s', (_title, fill) => {
  const { container } = render(createElement(Greeting));
  const text = container.querySelector('p')?.firstChild;
  const font = document.createElement('font' as string);
  text?.replaceWith(font);
  fill(font, text ?? '');
  act(() => setText(''));
  act(() => setText('Good day, '));
  expect(container.querySelector('p')?.textContent).toContain('Good day, World');
});
