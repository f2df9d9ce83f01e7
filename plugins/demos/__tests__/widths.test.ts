/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { initDemoWidths } from '../early';

const STAGE_PX = 1000;

initDemoWidths();

beforeEach(() => {
  document.body.innerHTML = `<div style="padding: 0"><div>
    <div role="separator" aria-valuenow="100" aria-valuetext="Full width" data-demo-width=""></div>
  </div></div>`;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(
    this: HTMLElement,
  ) {
    return this.style.width ? (parseFloat(this.style.width) / 100) * STAGE_PX : STAGE_PX;
  });
  let captured: number | undefined;
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => (captured = id),
    hasPointerCapture: (id: number) => id === captured,
    releasePointerCapture: () => (captured = undefined),
  });
});

const handle = (): HTMLElement => screen.getByRole('separator');
const width = (): string => handle().parentElement?.style.width ?? '';

test.each([
  [['ArrowLeft'], '96%', '960 pixels'],
  [['ArrowLeft', 'ArrowLeft', 'ArrowRight'], '96%', '960 pixels'],
  [['ArrowRight'], '', 'Full width'],
  [['Home'], '24%', '240 pixels'],
  [['Home', 'ArrowLeft'], '24%', '240 pixels'],
  [['Home', 'End'], '', 'Full width'],
  [['Home', 'Enter'], '', 'Full width'],
  [['a'], '', 'Full width'],
])('%j make it %s', (keys, expected, words) => {
  for (const key of keys) {
    fireEvent.keyDown(handle(), { key });
  }
  expect(width()).toBe(expected);
  expect(handle()).toHaveAttribute('aria-valuetext', words);
});

test('it follows the pointer from its press to its end, and a double click gives all of it', () => {
  const point = (type: string, clientX = 0) =>
    fireEvent(
      handle(),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 7 }),
    );
  const move = (clientX: number) => point('pointermove', clientX);
  move(500);
  expect(width()).toBe('');
  point('pointerdown');
  move(500);
  expect(width()).toBe('50%');
  move(10);
  expect(width()).toBe('24%');
  // As browsers do when the pointer is let go.
  handle().releasePointerCapture(7);
  move(700);
  expect(width()).toBe('24%');
  fireEvent.doubleClick(handle());
  expect(width()).toBe('');
});

test('keys elsewhere are left alone', () => {
  const event = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
