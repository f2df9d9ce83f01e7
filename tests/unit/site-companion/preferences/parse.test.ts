import fc from 'fast-check';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  DEFAULT_PREFERENCES,
  firstPreferences,
  parsePreferences,
  preferencesOfHash,
} from '../../../../plugins/site-companion/shared/preferences/parse';

type Seed = [hash: string, variant: CodeVariant | undefined, styling: CodeStyling | undefined];

const SEEDS: Seed[] = [
  // The ending selects the variant.
  ['#Basic.js', 'JS', undefined],
  ['#Basic.tsx', 'TS', undefined],
  ['Basic.tsx', 'TS', undefined],
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

describe('preferencesOfHash', () => {
  test.each(SEEDS)('%j → %s, %s', (hash, codeVariant, codeStyling) => {
    expect(preferencesOfHash(hash)).toEqual({
      ...(codeVariant && { codeVariant }),
      ...(codeStyling && { codeStyling }),
    });
  });
});

describe('firstPreferences', () => {
  describe.each(SEEDS)('hash %j', (hash, hashVariant, hashStyling) => {
    test.each(VARIANT_COOKIES)('variant cookie %j', (codeVariant, valid) => {
      expect(firstPreferences(hash, { codeVariant }).codeVariant).toBe(
        hashVariant ?? valid ?? 'TS',
      );
    });

    test.each(STYLING_COOKIES)('styling cookie %j', (codeStyling, valid) => {
      expect(firstPreferences(hash, { codeStyling }).codeStyling).toBe(
        hashStyling ?? valid ?? 'MUI System',
      );
    });
  });

  test('blocked cookies: the defaults', () => {
    expect(firstPreferences('', {})).toEqual({ codeVariant: 'TS', codeStyling: 'MUI System' });
  });

  test('always gives allowed values', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), fc.anything(), (hash, codeVariant, codeStyling) => {
        const first = firstPreferences(hash, { codeVariant, codeStyling });
        expect(CODE_VARIANTS).toContain(first.codeVariant);
        expect(CODE_STYLINGS).toContain(first.codeStyling);
        expect(Object.keys(first).sort()).toEqual(Object.keys(DEFAULT_PREFERENCES).sort());
      }),
    );
  });
});

describe('parsePreferences', () => {
  test.each<[unknown, object]>([
    [
      { codeVariant: 'JS', codeStyling: 'Plain CSS' },
      { codeVariant: 'JS', codeStyling: 'Plain CSS' },
    ],
    [{ codeVariant: 'JS', codeStyling: 'Sass', more: 1 }, { codeVariant: 'JS' }],
    [{ codeVariant: ['JS'] }, {}],
    [{}, {}],
    [null, {}],
    [undefined, {}],
    ['JS', {}],
    [7, {}],
  ])('%j', (untrusted, expected) => {
    expect(parsePreferences(untrusted)).toEqual(expected);
  });
});
