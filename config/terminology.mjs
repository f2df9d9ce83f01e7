/**
 * The terminology of pages and code. `.markdownlint-cli2.mjs` checks the text of pages with these patterns,
 * `tests/content/prose.test.ts` checks their descriptions, and ESLint checks comments, test titles, and messages.
 * `cspell.json` lists single words that are avoided everywhere.
 */

/**
 * The phrases to avoid in the code's comments, test titles, and messages.
 *
 * @type {string[]}
 */
export const AVOIDED_IN_CODE = [
  'asks for',
  'is asked for',
  'are asked for',
  'is told',
  'are told',
  'stand-in',
  'stands for',
  'stands in',
  'stranger',
  'the one that',
  'to whoever',
];

/**
 * Excludes matches in quotation marks, which contain product labels and messages, and in paths, anchors, and hyphenated
 * words.
 *
 * @type {(pattern: string) => string}
 */
const createTermPattern = (pattern) =>
  `(?<=^(?:[^"“\\n]|"[^"\\n]*"|“[^”\\n]*”)*)(?<![\\w/#-])(?:${pattern})(?![\\w-])`;

/** @type {readonly { pattern: string; replacement: string }[]} */
const AVOIDED_TERMS = [
  {
    pattern: 'simply|easily|effortless(?:ly)?|obviously|of course|clearly',
    replacement: 'leave it out',
  },
  {
    // Allows "has just been saved" and "just as before".
    pattern:
      '(?<!\\b(?:has|have|had|was|were|is) )just(?! (?:as|like|before|after|above|below|behind|now|under|over|past|in time)\\b)',
    replacement: 'leave it out',
  },
  { pattern: 'please|in so many words', replacement: 'leave it out' },
  { pattern: 'note that|keep in mind that|it should be noted', replacement: 'say it' },
  { pattern: 'in order to', replacement: 'to' },
  {
    pattern: 'coming soon|to be written|under construction',
    replacement: 'write it, or leave it out',
  },
  { pattern: 'e\\.g\\.|i\\.e\\.|etc\\.', replacement: 'for example, that is, and so on' },
  { pattern: '(?:stands?|stood|standing)(?! (?:for|out)\\b)', replacement: 'is, goes, belongs' },
  // A paragraph about email may mention addresses.
  {
    pattern: '(?<=^(?!.*(?:email|@|warehouse)).*)address(?:es)?(?! bar)',
    replacement: 'URL, or email address',
  },
  { pattern: 'texts', replacement: 'labels, messages, strings' },
  {
    pattern: '(?:takes?|returns?|asks? for) a text(?! field)|is always text',
    replacement: 'string',
  },
];

/** @type {string} */
const PROPER_NAMES = (
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
 * Matches a heading or label in sentence case: after the first word, only names begin with a capital letter. Words with
 * several capital letters (`PageContainer`, `API`) are names.
 */
export const SENTENCE_CASE =
  `(?:(?:${PROPER_NAMES})(?![\\p{L}\\p{N}])\\S*|\\S+)` +
  `(?: +(?:(?:${PROPER_NAMES})(?![\\p{L}\\p{N}])\\S*|(?!["'“(]*\\p{Lu}\\p{Ll}+[^\\p{Lu}\\s]*(?: |$))\\S+))* *$`;

/**
 * The words to avoid.
 *
 * @type {readonly { pattern: RegExp; replacement: string }[]}
 */
export const AVOIDED_PATTERNS = [
  ...AVOIDED_TERMS.map(({ pattern, replacement }) => ({
    pattern: new RegExp(createTermPattern(pattern), 'gimu'),
    replacement,
  })),
  {
    // `US` is a country.
    pattern: new RegExp(
      createTermPattern("[Ww]e(?:['’](?:re|ve|ll))?|[Oo]urs?|[Uu]s|[Ll]et['’]s"),
      'gmu',
    ),
    replacement: 'you, or the name of who does it',
  },
];
