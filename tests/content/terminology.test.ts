import { AVOIDED, SENTENCE_CASE } from '../../terminology.mjs';

const findAvoided = (text: string): string[] =>
  AVOIDED.flatMap(({ pattern }) => text.match(pattern) ?? []);

describe('AVOIDED', () => {
  it.each([
    'What has just been saved can be undone, just as before.',
    'The line below reads "Welcome user, please sign in".',
    'The message reads “We texted you”.',
    'Each letter stands for a page, and one stands out.',
    'It is a stand-alone server with a long context.',
    'An account needs an email address. The address is checked.',
    'Type into the address bar.',
    'See [the routes](../react-crud/index.mdx#connect-the-addresses-to-your-router).',
    'It asks for a text field.',
    'It is in the US.',
  ])('accepts %s', (text) => {
    expect(findAvoided(text)).toEqual([]);
  });

  it.each([
    ['Simply add the provider.', 'Simply'],
    ['You just add it.', 'just'],
    ['It reads "Sign in"; please do.', 'please'],
    ['Note that it is slow.', 'Note that'],
    ['Use it in order to navigate.', 'in order to'],
    ['Hooks, e.g. one for dialogs.', 'e.g.'],
    ['The provider stands inside the router.', 'stands'],
    ['Change the texts.', 'texts'],
    ['The page is at another address.', 'address'],
    ['The function takes a text.', 'takes a text'],
    ["Let's add a page.", "Let's"],
    ['See our guide.', 'our'],
  ])('finds in %s: %s', (text, found) => {
    expect(findAvoided(text)).toEqual([found]);
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

  it.each(['Related Pages', 'Sign in With a Password', 'Create The project', 'Data Pages'])(
    'rejects %s',
    (text) => {
      expect(isSentenceCase(text)).toBe(false);
    },
  );
});
