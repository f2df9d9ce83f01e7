/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import {
  MockIntersectionObserver,
  getObserver,
  mockIntersectionObserver,
} from '../../../tests/support/jest/mockIntersectionObserver';
import { initDemoResizing, loadFrames, showRepeatedFiles } from '../early';
import { PLACEHOLDER_ADDED } from '../shared/frames';

keepPageClean();
mockIntersectionObserver();

describe('loadFrames', () => {
  const createPlaceholder = (name: string): string =>
    `<div data-src="/demos/${name}/" data-title="${name}"></div>`;
  const getTitle = (placeholder: Element): string =>
    (placeholder as HTMLElement).dataset.title ?? '';
  /** Returns the pathname and the title of each frame. */
  const getFrames = (): string[][] =>
    [...document.querySelectorAll('iframe')].map(({ src, title }) => [
      new URL(src).pathname,
      title,
    ]);
  const showPlaceholder = (title: string): void =>
    getObserver().intersect((placeholder) => getTitle(placeholder) === title);

  beforeEach(() => {
    document.body.innerHTML = ['a', 'b', 'c'].map(createPlaceholder).join('');
    loadFrames();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });

  it('loads no frames until a placeholder enters the viewport', () => {
    expect(getObserver().targets.size).toBe(3);
    expect(getFrames()).toEqual([]);
  });

  it('loads a frame once, when its placeholder enters the viewport', () => {
    expect(getObserver().options.rootMargin).toBeUndefined();
    showPlaceholder('a');
    expect(getFrames()).toEqual([['/demos/a/', 'a']]);
    expect([...getObserver().targets].map(getTitle)).toEqual(['b', 'c']);
  });

  it('loads frames within 1250 px of the viewport after the first scroll', () => {
    dispatchEvent(new Event('scroll'));
    expect(MockIntersectionObserver.all[0]?.targets.size).toBe(0);
    expect(getObserver().options.rootMargin).toBe('1250px');
    showPlaceholder('b');
    expect(getFrames()).toEqual([['/demos/b/', 'b']]);
  });

  it('loads the frames of placeholders that React adds after the page has loaded', () => {
    document.body.insertAdjacentHTML('beforeend', createPlaceholder('d'));
    document.dispatchEvent(new Event(PLACEHOLDER_ADDED));
    showPlaceholder('d');
    expect(getFrames()).toEqual([['/demos/d/', 'd']]);
  });
});

describe('initDemoResizing', () => {
  const STAGE_PX = 1000;

  it.each([
    [['ArrowLeft'], '96%', '960 pixels'],
    [['ArrowLeft', 'ArrowLeft', 'ArrowRight'], '96%', '960 pixels'],
    [['ArrowRight'], '', 'Full width'],
    [['Home', 'ArrowLeft'], '24%', '240 pixels'],
    [['Home', 'End'], '', 'Full width'],
    [['Home', 'Enter'], '', 'Full width'],
    [['a'], '', 'Full width'],
  ])(
    'resizes the demo on the keys %j to the width "%s", and announces "%s"',
    (keys, width, text) => {
      document.body.innerHTML =
        '<div><div><div aria-valuenow="100" aria-valuetext="Full width" data-demo-width=""></div></div></div>';
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function getWidth(
        this: HTMLElement,
      ) {
        return this.style.width ? (parseFloat(this.style.width) / 100) * STAGE_PX : STAGE_PX;
      });
      initDemoResizing();
      const handle = document.querySelector('[data-demo-width]') ?? document.body;
      for (const key of keys) {
        fireEvent.keyDown(handle, { key });
      }
      expect(handle.parentElement?.style.width).toBe(width);
      expect(handle.getAttribute('aria-valuetext')).toBe(text);
    },
  );

  it('ignores keys that are pressed outside resize handles', () => {
    initDemoResizing();
    expect(fireEvent.keyDown(document.body, { key: 'Home' })).toBe(true);
  });
});

describe('showRepeatedFiles', () => {
  it.each([
    [
      'replaces the link to an earlier demo’s file with its code when a reader selects the file',
      '<t-k>export</t-k> a',
      true,
    ],
    ['keeps the link if the source of the earlier demo isn’t loaded', '\n ', false],
  ])('%s', (_what, original, isShown) => {
    // jsdom doesn't implement `CSS.escape`.
    Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace('.', '\\.') } });
    const link = '<a href="#First" data-repeated-file="data.ts">The same file</a>';
    document.body.innerHTML = `
      <div data-demo="core/First">
        <span id="First"></span>
        <figure data-title="data.ts"><code>${original}</code></figure>
      </div>
      <div data-demo="core/Second"><input type="radio"><code id="second">${link}</code></div>`;
    showRepeatedFiles();
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(document.getElementById('second')?.innerHTML).toBe(isShown ? original : link);
  });
});
