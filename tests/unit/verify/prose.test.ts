import type { PageProse } from '../../../scripts/verify/prose/read';
import { capitalsOf, judgeProse, RULES, sentencesOf } from '../../../scripts/verify/prose/rules';

const GOOD: PageProse = {
  page: 'docs-toolpad-core/react-a/index.mdx',
  title: 'Account',
  description: 'Show who is signed in, with a picture, a menu and a button to sign out.',
  headings: [{ depth: 2, text: 'Related pages', plain: 'Related pages', line: 9 }],
  passages: [],
  links: [],
  images: [],
  words: 500,
};

const judge = (rule: string, part: Partial<PageProse>): string[] =>
  judgeProse([{ ...GOOD, ...part }])
    .filter((offence) => offence.rule === rule)
    .map(({ message }) => message);
const passage = (text: string) => ({ passages: [{ text, line: 3 }] });
const heading = (text: string) => ({
  page: 'docs-studio/a.mdx',
  headings: [{ depth: 2, text, plain: text, line: 3 }],
});
const link = (text: string) => ({ links: [{ text, url: './b.mdx', line: 3 }] });

/** For each rule what it accepts and what it finds. */
const CASES: Record<string, { good: Partial<PageProse>[]; bad: Partial<PageProse>[] }> = {
  'banned words': {
    good: [
      passage('What has just been saved can be undone.'),
      passage('It works just as it did before.'),
      passage('The line below reads "Welcome user, please sign in".'),
      passage('A simple list has one column.'),
      passage('Each letter stands for a page, and one stands out.'),
      passage('It is a stand-alone server.'),
      passage('The message reads "It stands here anew".'),
      passage('The text of a button, and the contexts around it.'),
    ],
    bad: [
      passage('Simply add the provider.'),
      passage('You just add the provider.'),
      passage('Please add the provider.'),
      passage('Add it in order to navigate.'),
      passage('You can easily extend it.'),
      passage('Utilise the slots.'),
      passage('This leverages Emotion.'),
      passage('Coming soon.'),
      passage('Lorem ipsum dolor.'),
      passage('A powerful grid.'),
      passage('The provider stands inside the router.'),
      passage('What stood there is gone.'),
      passage('The page is loaded anew.'),
      heading('Change the texts'),
      passage('Strangers are sent to the sign-in page.'),
      passage('Ask for it in so many words.'),
      { description: 'Everything about the texts that the components of the library show to you.' },
      passage('Note that it is slow.'),
      heading('Simply sign in'),
      { description: 'Easily show who is signed in, with a picture and a button to sign out.' },
    ],
  },
  'first person': {
    good: [passage('You see the list.'), passage('Answer "Where are we?".'), passage('In the US.')],
    bad: [passage('Then we add a page.'), passage("Let's add a page."), passage('See our guide.')],
  },
  'long sentences': {
    good: [passage(`${'word '.repeat(39)}word. ${'Word '.repeat(39)}word.`)],
    bad: [passage(`${'word '.repeat(40)}word.`)],
  },
  'double spaces': { good: [passage('One two.')], bad: [passage('One  two.')] },
  asterisks: {
    good: [passage('A bold word, and ‹code› with a star.')],
    bad: [passage('A * bold * word.'), passage('A **bold word.'), heading('Sign * in')],
  },
  'headings in sentence case': {
    good: [
      heading('Sign in with GitHub'),
      heading('Use it in the Next.js App Router'),
      heading('Read useActivePage in a DashboardLayout'),
      heading('Related pages'),
    ],
    bad: [heading('Related Pages'), heading('Sign in With a Password')],
  },
  'headings start large': {
    good: [
      heading('Sign in'),
      heading('‹code› in a layout'),
      { ...heading('close'), page: 'a/api/b.mdx' },
    ],
    bad: [heading('sign in'), heading('close')],
  },
  'section names': {
    good: [
      { ...heading('Demos'), page: 'docs-toolpad-core/api/account.mdx' },
      { ...heading('Use it in 0.16.0'), page: 'docs-toolpad-core/api/account.mdx' },
      {
        ...heading('See it live'),
        page: 'docs-toolpad-core/react-account/index.mdx',
      },
      { ...heading('Returns'), page: 'docs-studio/reference/api/create-handler.mdx' },
    ],
    bad: [
      { ...heading('See it live'), page: 'docs-toolpad-core/api/account.mdx' },
      { ...heading('See it at work'), page: 'docs-toolpad-core/api/account.mdx' },
      { ...heading('Usage'), page: 'docs-toolpad-core/react-use-dialogs/api.mdx' },
      { ...heading('What it does'), page: 'docs-toolpad-core/api/account.mdx' },
      { ...heading('What it returns'), page: 'docs-toolpad-core/react-use-dialogs/api.mdx' },
    ],
  },
  'headings without a stop': {
    good: [heading('What is it?'), heading('Use Next.js'), heading('Pass ‹code›')],
    bad: [heading('Sign in.'), heading('Sign in:')],
  },
  descriptions: {
    good: [{ description: `${'a'.repeat(49)}.` }, { description: `${'a'.repeat(159)}.` }],
    bad: [
      { description: `${'a'.repeat(48)}.` },
      { description: `${'a'.repeat(160)}.` },
      { description: 'Show who is signed in. Offer a button that signs them out again.' },
      { description: 'Show who is signed in, with a button that signs them out again' },
    ],
  },
  'alternative texts': {
    good: [{ images: [{ alt: 'The editor with a table of orders', url: 'a.png', line: 3 }] }],
    bad: [
      { images: [{ alt: '', url: 'a.png', line: 3 }] },
      { images: [{ alt: 'Editor', url: 'a.png', line: 3 }] },
    ],
  },
  'link texts': {
    good: [link('Account'), link('this page of the manual')],
    bad: [link('here'), link('Click here'), link('this page'), link('Read more')],
  },
  'length of pages': {
    good: [{ words: 120 }, { words: 50, page: 'docs-toolpad-core/api/account.mdx' }],
    bad: [{ words: 119 }, { words: 49, page: 'docs-toolpad-core/react-a/api.mdx' }],
  },
  'related pages': {
    good: [
      GOOD,
      { page: 'docs-toolpad-core/introduction/a.mdx', headings: [] },
      heading('Install'),
    ],
    bad: [{ headings: [] }, { ...heading('Install'), page: GOOD.page }],
  },
};

describe.each(Object.keys(RULES))('%s', (rule) => {
  const { good, bad } = CASES[rule] ?? { good: [], bad: [] };

  it('is tried out', () => {
    expect(Math.min(good.length, bad.length)).toBeGreaterThan(0);
  });

  it.each(good.map((part) => [JSON.stringify(part), part]))('accepts %s', (_, part) => {
    expect(judge(rule, part)).toEqual([]);
  });

  it.each(bad.map((part) => [JSON.stringify(part), part]))('finds %s', (_, part) => {
    expect(judge(rule, part)).toHaveLength(1);
  });
});

describe('among pages', () => {
  const other = { ...GOOD, page: 'docs-toolpad-core/react-b/index.mdx' };

  it('titles are unique in a tree', () => {
    const rules = (pages: PageProse[]) => judgeProse(pages).map(({ rule }) => rule);
    const described = { ...other, description: `${GOOD.description.slice(0, -1)} again.` };
    expect(rules([GOOD, described])).toEqual(['unique titles']);
    expect(rules([GOOD, { ...described, page: 'docs-studio/b.mdx' }])).toEqual([]);
  });

  it('descriptions are unique', () => {
    expect(judgeProse([GOOD, { ...other, title: 'Other' }])).toEqual([
      {
        rule: 'unique descriptions',
        page: other.page,
        line: 1,
        message: `the same as ${GOOD.page}`,
      },
    ]);
  });
});

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three?', 3],
    ['It reads package.json and Next.js files.', 1],
    ['Version 0.15.0 has it. ‹code› has not.', 2],
    ['He said "stop." Then he went.', 2],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});

describe('capitalsOf', () => {
  it.each([
    ['Create The project', ['The']],
    ['Sign in with Microsoft Entra ID', []],
    ['The signIn function', []],
  ])('%s', (text, capitals) => {
    expect(capitalsOf(text)).toEqual(capitals);
  });
});
