/**
 * The words of the pages: what they use, and what they do without. `.markdownlint-cli2.mjs` checks the text
 * of pages by these patterns, and `tests/content/prose.test.ts` their descriptions.
 */

/**
 * Matches nothing in quotation marks, which hold the words of others: labels and messages. Matches no part
 * of a path, of an anchor or of a compound with a hyphen either.
 *
 * @type {(words: string) => string}
 */
const outsideQuotes = (words) =>
  `(?<=^(?:[^"“\\n]|"[^"\\n]*"|“[^”\\n]*”)*)(?<![\\w/#-])(?:${words})(?![\\w-])`;

/** @type {readonly { words: string; instead: string }[]} */
const TERMS = [
  { words: 'simply|easily|effortless(?:ly)?|obviously|of course|clearly', instead: 'leave it out' },
  {
    // Not "has just been saved" and "just as before".
    words:
      '(?<!\\b(?:has|have|had|was|were|is) )just(?! (?:as|like|before|after|above|below|behind|now|under|over|past|in time)\\b)',
    instead: 'leave it out',
  },
  { words: 'please|in so many words', instead: 'leave it out' },
  { words: 'note that|keep in mind that|it should be noted', instead: 'say it' },
  { words: 'in order to', instead: 'to' },
  { words: 'coming soon|to be written|under construction', instead: 'write it, or leave it out' },
  { words: 'e\\.g\\.|i\\.e\\.|etc\\.', instead: 'for example, that is, and so on' },
  { words: '(?:stands?|stood|standing)(?! (?:for|out)\\b)', instead: 'is, goes, belongs' },
  // A paragraph about mail says so.
  {
    words: '(?<=^(?!.*(?:email|@|warehouse)).*)address(?:es)?(?! bar)',
    instead: 'URL, or email address',
  },
  { words: 'texts', instead: 'labels, messages, strings' },
  { words: '(?:takes?|returns?|asks? for) a text(?! field)|is always text', instead: 'string' },
];

/** @type {string} */
const NAMES = (
  'App Provider, Auth.js, Cloudflare Workers, Dashboard Layout, Page Container, Sign-in Page, All Components, Toolpad, ' +
  'Toolpad Core, Toolpad Studio, Core, Studio, Material UI, Material Design, Material Icons, Material, ' +
  'React, React Router, TanStack Router, Next.js, Next.js App Router, Next.js Pages Router, App Router, ' +
  'Pages Router, Vite, Firebase, Firebase Authentication, GitHub Pages, Google, Google Sheets, Google Cloud, ' +
  'Google Cloud Run, Cloud Run, Microsoft, Microsoft Entra, Microsoft Entra ID, Azure, Azure AD, ' +
  'Azure Active Directory, Facebook, Apple, Okta, Cognito, Keycloak, Discord, Docker, Dockerfile, Render, ' +
  'Railway, Heroku, Vercel, Express, Postgres, Crud, Tailwind CSS, Emotion, Visual Studio Code, VS Code, Chrome, ' +
  'Data Grid, Data Grid Pro, Data Grid Premium, Date Picker, Text Field, Zod, Yup, Joi, Vanilla, Leaflet, ' +
  'Windows, Linux, English, Portuguese, German, French, Ctrl, Enter, Escape, Tab, Server Components'
)
  .replaceAll('.', '\\.')
  .split(', ')
  .join('|');

/**
 * Matches a heading or label in sentence case: after the first word, only names begin with a capital. Words
 * with more capitals (`PageContainer`, `API`) are names.
 */
export const SENTENCE_CASE =
  `(?:(?:${NAMES})(?![\\p{L}\\p{N}])\\S*|\\S+)` +
  `(?: +(?:(?:${NAMES})(?![\\p{L}\\p{N}])\\S*|(?!["'“(]*\\p{Lu}\\p{Ll}+[^\\p{Lu}\\s]*(?: |$))\\S+))* *$`;

/**
 * The words that a page does without.
 *
 * @type {readonly { pattern: RegExp; instead: string }[]}
 */
export const AVOIDED = [
  ...TERMS.map(({ words, instead }) => ({
    pattern: new RegExp(outsideQuotes(words), 'gimu'),
    instead,
  })),
  {
    // `US` is a country.
    pattern: new RegExp(
      outsideQuotes("[Ww]e(?:['’](?:re|ve|ll))?|[Oo]urs?|[Uu]s|[Ll]et['’]s"),
      'gmu',
    ),
    instead: 'you, or the name of who does it',
  },
];
