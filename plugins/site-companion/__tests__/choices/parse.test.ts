import fc from 'fast-check';
import { parseChoices } from '../../shared/choices/parse';
import { type Choice, CHOICE_NAMES, CHOICES } from '../../shared/choices/registry';

test.each<[unknown, object]>([
  [
    { codeVariant: 'JS', codeStyling: 'Plain CSS', themeChoice: 'dark' },
    { codeVariant: 'JS', codeStyling: 'Plain CSS', themeChoice: 'dark' },
  ],
  [{ codeVariant: 'JS', codeStyling: 'Sass', more: 1 }, { codeVariant: 'JS' }],
  [{ codeVariant: ['JS'] }, {}],
  [{}, {}],
  [null, {}],
  [undefined, {}],
  ['JS', {}],
  [7, {}],
])('%j', (untrusted, expected) => {
  expect(parseChoices(untrusted)).toEqual(expected);
});

test('always gives allowed values', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(CHOICE_NAMES.map((name) => [name, fc.anything()]))),
      (untrusted) => {
        const choices = parseChoices(untrusted);
        for (const name of CHOICE_NAMES) {
          const { values }: Choice = CHOICES[name];
          expect([undefined, ...values]).toContain(choices[name]);
        }
      },
    ),
  );
});
