/**
 * @jest-environment jsdom
 */
import fc from 'fast-check';
import initChoices from '../../shared/choices/early';
import { choicesOfHash } from '../../shared/choices/hash';
import { CHOICES, type CodeStyling, type CodeVariant } from '../../shared/choices/registry';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { settle } from '../../../../tests/support/jest/page';
import { startWithoutChoices, STORES } from '../../../../tests/support/jest/stores';

keepPageClean();
startWithoutChoices();

const { dataset } = document.documentElement;

type Seed = [hash: string, variant: CodeVariant | undefined, styling: CodeStyling | undefined];

const SEEDS: Seed[] = [
  // The ending selects the variant.
  ['#Basic.js', 'JS', undefined],
  ['#Basic.tsx', 'TS', undefined],
  ['#.js', 'JS', undefined],
  // A prefix selects the styling.
  ['#tailwind-Basic.tsx', 'TS', 'Tailwind CSS'],
  ['#css-Basic.js', 'JS', 'Plain CSS'],
  ['#system-Basic.tsx', 'TS', 'MUI System'],
  ['#sign-in-tailwind-Basic.js', 'JS', 'Tailwind CSS'],
  ['#system-css-Basic.js', 'JS', 'MUI System'],
  // No prefix of ours.
  ['#scss-Basic.js', 'JS', undefined],
  ['#ecosystem-Map.tsx', 'TS', undefined],
  ['#tailwind.js', 'JS', undefined],
  ['#Tailwind-Basic.js', 'JS', undefined],
  // It does so by itself too.
  ['#tailwind-Basic', undefined, 'Tailwind CSS'],
  ['#css-Basic', undefined, 'Plain CSS'],
  ['#system-Basic', undefined, 'MUI System'],
  ['#tailwind-', undefined, 'Tailwind CSS'],
  ['#sign-in-css-', undefined, 'Plain CSS'],
  ['#css-Basic.js?a', undefined, 'Plain CSS'],
  ['#system-Basic.ts', undefined, 'MUI System'],
  ['#scss-basic', undefined, undefined],
  ['#tailwind', undefined, undefined],
  // Neither: nothing is selected.
  ['', undefined, undefined],
  ['#', undefined, undefined],
  ['#usage', undefined, undefined],
  ['#Basic.jsx', undefined, undefined],
  ['#Basic.JS', undefined, undefined],
  ['#Basic.js-usage', undefined, undefined],
  ['#Basicjs', undefined, undefined],
];

/** What a cookie holds, and what that counts as. */
const VARIANT_COOKIES: [string | undefined, CodeVariant | undefined][] = [
  [undefined, undefined],
  ['JS', 'JS'],
  ['TS', 'TS'],
  ['js', undefined],
  ['', undefined],
  ['toString', undefined],
];
const STYLING_COOKIES: [string | undefined, CodeStyling | undefined][] = [
  [undefined, undefined],
  ['MUI System', 'MUI System'],
  ['Tailwind CSS', 'Tailwind CSS'],
  ['Plain CSS', 'Plain CSS'],
  ['Tailwind', undefined],
  ['MUI%20System', undefined],
  ['', undefined],
];

describe('choicesOfHash', () => {
  const bare: Seed = ['Basic.tsx', 'TS', undefined];

  test.each([...SEEDS, bare])('%j → %s, %s', (hash, codeVariant, codeStyling) => {
    expect(choicesOfHash(hash)).toEqual({
      ...(codeVariant && { codeVariant }),
      ...(codeStyling && { codeStyling }),
    });
  });

  test('always gives allowed values', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        const { codeVariant = 'TS', codeStyling = 'MUI System' } = choicesOfHash(hash);
        expect(CHOICES.codeVariant.values).toContain(codeVariant);
        expect(CHOICES.codeStyling.values).toContain(codeStyling);
      }),
    );
  });
});

/** Opens a page by a link with a hash. */
function open(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  initChoices();
}

describe.each(SEEDS)('a page opened with %j', (hash, hashVariant, hashStyling) => {
  test.each(VARIANT_COOKIES)('variant cookie %j', (cookie, valid) => {
    if (cookie !== undefined) {
      STORES.cookie.put('codeVariant', cookie);
    }
    open(hash);
    expect(dataset.codeVariant).toBe(hashVariant ?? valid ?? 'TS');
  });

  test.each(STYLING_COOKIES)('styling cookie %j', (cookie, valid) => {
    if (cookie !== undefined) {
      STORES.cookie.put('codeStyling', cookie);
    }
    open(hash);
    expect(dataset.codeStyling).toBe(hashStyling ?? valid ?? 'MUI System');
  });

  test('where cookies are blocked', () => {
    STORES.cookie.block();
    open(hash);
    expect(dataset.codeVariant).toBe(hashVariant ?? 'TS');
    expect(dataset.codeStyling).toBe(hashStyling ?? 'MUI System');
  });
});

it.each(['#css-Basic.js', '#system-requirements'])(
  'saves nothing for a visit to %s',
  async (hash) => {
    open(hash);
    await settle();
    expect(document.cookie).toBe('');
  },
);

it('keeps the choice of a reader who follows links within the page', async () => {
  STORES.cookie.put('codeVariant', 'JS');
  open('');
  history.replaceState(null, '', '#tailwind-Basic.tsx');
  window.dispatchEvent(new Event('hashchange'));
  await settle();
  expect([dataset.codeVariant, dataset.codeStyling]).toEqual(['JS', 'MUI System']);
  expect(document.cookie).toBe('codeVariant=JS');
});
