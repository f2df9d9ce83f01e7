/**
 * @jest-environment jsdom
 */
import { initPackedCode } from '../../../plugins/code/shared/packedCode';

/** Tells what it was told to watch, and sees it displayed when a test says so. */
class FakeObserver {
  static readonly watched = new Set<Element>();
  static show: (target: Element, isIntersecting: boolean) => void;

  constructor(callback: IntersectionObserverCallback) {
    FakeObserver.show = (target, isIntersecting) =>
      callback(
        [{ target, isIntersecting } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }

  observe(target: Element): void {
    FakeObserver.watched.add(target);
  }

  unobserve(target: Element): void {
    FakeObserver.watched.delete(target);
  }
}

const CODE = '<span class="tk">const </span>a\n= &lt;b&gt;;';
/** Line breaks for the room, and the code, which scripts see as one piece of text. */
const PACKED = `<span>\n </span><noscript>${CODE}</noscript>`;

function load(html: string): HTMLElement {
  document.body.innerHTML = html;
  initPackedCode();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('code') ?? document.body;
}

beforeEach(() => {
  FakeObserver.watched.clear();
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});

test('code that is not displayed stays packed', () => {
  const code = load(`<code>${PACKED}</code>`);
  FakeObserver.show(code, false);
  expect(code.querySelector('noscript')).not.toBeNull();
  expect(FakeObserver.watched).toContain(code);
});

test('code that is displayed is unpacked', () => {
  const code = load(`<code>${PACKED}</code>`);
  FakeObserver.show(code, true);
  expect(code.innerHTML).toBe(CODE);
  expect(FakeObserver.watched).not.toContain(code);
});

test('other code is not watched', () => {
  load('<code>const a = 1;</code>');
  expect(FakeObserver.watched.size).toBe(0);
});
