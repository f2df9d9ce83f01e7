/**
 * @jest-environment jsdom
 */
import { showRepeatedFiles } from '../client/repeatedFiles';

const LINK =
  '<a href="#First" data-repeated-file="data.ts">The same file as in the demo First.</a>';

function load(original: string): HTMLElement {
  document.body.innerHTML = `
    <div data-demo="core/First">
      <span id="First"></span>
      <figure data-title="First.tsx"><code>first</code></figure>
      <figure data-title="data.ts"><code>${original}</code></figure>
    </div>
    <div data-demo="core/Second">
      <input type="radio">
      <figure data-title="data.ts"><code id="second">${LINK}</code></figure>
    </div>
    <div data-demo="core/Third">
      <figure data-title="data.ts"><code id="third">${LINK}</code></figure>
    </div>`;
  return document.querySelector('input') ?? document.body;
}

const htmlOf = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

// jsdom has no CSS.escape.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/\W/g, '\\$&') } });

beforeAll(showRepeatedFiles);

test('it shows the file of an earlier demo when a reader chooses it', () => {
  load('<t-k>export</t-k> a').dispatchEvent(new Event('change', { bubbles: true }));
  expect(htmlOf('second')).toBe('<t-k>export</t-k> a');
  expect(htmlOf('third')).toBe(LINK);
});

test('it keeps the link while the earlier demo has no source yet', () => {
  load('\n ').dispatchEvent(new Event('change', { bubbles: true }));
  expect(htmlOf('second')).toBe(LINK);
});

test('it leaves fields outside of demos alone', () => {
  const field = load('a');
  document.body.append(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(htmlOf('second')).toBe(LINK);
});
