/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Table from '../Table';

/** Tells the table's box its widths, as the browser does after a layout. */
let layOut: (contentPx: number, boxPx: number) => void;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockReset();
  window.ResizeObserver = class {
    constructor(private readonly notice: ResizeObserverCallback) {}
    observe(box: Element) {
      layOut = (contentPx, boxPx) => {
        Object.defineProperties(box, {
          scrollWidth: { value: contentPx, configurable: true },
          clientWidth: { value: boxPx, configurable: true },
        });
        act(() => this.notice([], this));
      };
    }
    unobserve = () => undefined;
    disconnect = disconnect;
  };
});

const table = (
  <Table className="stacks">
    <tbody>
      <tr>
        <td>Cell</td>
      </tr>
    </tbody>
  </Table>
);

const stop = () => screen.queryByRole('group', { name: 'Table' });

test('without JavaScript every table can be scrolled by keyboard', () => {
  expect(renderToString(table)).toMatch(/^<div class="table" role="group" tabindex="0"/i);
});

test('only a table that is wider than its place is a stop', () => {
  render(table);
  layOut(900, 760);
  expect(stop()).toHaveAttribute('tabindex', '0');
  layOut(760, 760);
  expect(stop()).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveClass('stacks');
  expect(document.querySelector('[tabindex]')).toBeNull();
  // The window has become narrower.
  layOut(760, 375);
  expect(stop()).toHaveAttribute('tabindex', '0');
});

test('is measured no more when it is gone', () => {
  render(table).unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
