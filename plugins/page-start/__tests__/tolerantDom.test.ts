/**
 * @jest-environment jsdom
 */
import { act, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import { tolerateMovedText } from '../client/tolerantDom';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Shows a text next to an element, as React must remove or insert around it. */
let setText: (text: string) => void = () => undefined;
function Greeting() {
  const [text, set] = useState('Hello');
  setText = set;
  return createElement('p', null, text !== '' && text, createElement('b', null, 'World'));
}

const wrap = (text: ChildNode): void => {
  const font = document.createElement('font' as string);
  text.replaceWith(font);
  font.append(text);
};
const replace = (text: ChildNode): void => {
  const font = document.createElement('font' as string);
  font.append('Hallo');
  text.replaceWith(font);
};

it.each([
  ['wrapped', wrap],
  ['replaced', replace],
])('lets React go on next to a text that a translator has %s', (_title, translate) => {
  tolerateMovedText(Node.prototype);
  const { container } = render(createElement(Greeting));
  const text = container.querySelector('p')?.firstChild;
  if (text) {
    translate(text);
  }
  act(() => setText(''));
  act(() => setText('Good day, '));
  expect(container.querySelector('p')?.textContent).toContain('Good day, World');
});

it('passes valid calls on', () => {
  tolerateMovedText(Node.prototype);
  const parent = document.createElement('p');
  parent.append('b');
  const [b] = parent.childNodes;
  parent.insertBefore(document.createTextNode('a'), b ?? null);
  parent.insertBefore(document.createTextNode('c'), null);
  expect(parent.textContent).toBe('abc');
  expect(b && parent.removeChild(b)).toBe(b);
  expect(parent.textContent).toBe('ac');
});
