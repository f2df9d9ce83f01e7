import { AVOIDED_PATTERNS, SENTENCE_CASE } from '../../terminology.mjs';

const findAvoidedWords = (text: string): string[] =>
  AVOIDED_PATTERNS.flatMap(({ pattern }) => text.match(pattern) ?? []);

describe('AVOIDED_PATTERNS', () => {
  it.each([
    'What has just been saved can be undone, just as before.',
    'The line below reads "Welcome user, please sign in".',
    'The message reads “We texted you”.',
    'The first letter stands out.',
    'It is a stand-alone server with a long context.',
    'An account needs an email address. The address is checked.',
    'Type into the address bar.',
    'See [the routes](../react-crud/index.mdx#connect-the-addresses-to-your-router).',
    'It takes a text field.',
    'It is in the US.',
  ])('accepts %s', (text) => {
    expect(findAvoidedWords(text)).toEqual([]);
  });

  it('finds an avoided word outside quotation marks', () => {
    expect(findAvoidedWords('It reads "please wait"; please do.')).toEqual(['please']);
  });
});

describe('SENTENCE_CASE', () => {
  const isSentenceCase = (text: string): boolean => new RegExp(`^${SENTENCE_CASE}`, 'u').test(text);

  it.each([
    'Sign in with GitHub',
    'Use it in the Next.js App Router',
    'Read useActivePage in a DashboardLayout',
    'Data Grid and `Crud`',
    'Sign in with Microsoft Entra ID',
    'Related pages {/* #related */}',
  ])('accepts %s', (text) => {
    expect(isSentenceCase(text)).toBe(true);
  });

  it('rejects a capitalized word that isn’t part of a name', () => {
    expect(isSentenceCase('Create The project')).toBe(false);
  });
});
