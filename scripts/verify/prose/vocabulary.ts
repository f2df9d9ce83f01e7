// Stems in patterns: cspell:ignore utili bleverag

/** Words that a page does without, and what is better. */
export const BANNED: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\bsimply\b/i, why: 'leave it out' },
  {
    pattern:
      /(?<!\b(?:has|have|had|was|were|is)\s)\bjust\b(?!\s+(?:as|like|before|after|above|below|behind|now|under|over|past|in time)\b)/i,
    why: 'leave it out',
  },
  { pattern: /\b(?:easily|effortless(?:ly)?|obviously|of course|clearly)\b/i, why: 'leave it out' },
  { pattern: /\b(?:please note|note that|keep in mind that|it should be noted)\b/i, why: 'say it' },
  { pattern: /\bplease\b/i, why: 'leave it out' },
  { pattern: /\bin order to\b/i, why: 'to' },
  { pattern: /\b(?:utili[sz]e[sd]?|utili[sz]ing)\b/i, why: 'use' },
  { pattern: /\bleverag(?:e[sd]?|ing)\b/i, why: 'use' },
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|blazing(?:ly)?|best-in-class|game-chang\w+)\b/i,
    why: 'say what it does',
  },
  {
    pattern: /\b(?:coming soon|to be written|under construction|TBD|TODO|lorem|ipsum)\b/i,
    why: 'write it, or leave it out',
  },
  { pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/i, why: 'for example, that is, and so on' },
  // What other languages say so; English has a plainer word.
  {
    pattern: /(?<!-)\b(?:stands?|stood|standing)\b(?!-|\s+(?:for|out)\b)/i,
    why: 'is, goes, belongs',
  },
  { pattern: /\banew\b/i, why: 'again' },
  { pattern: /\btexts\b/i, why: 'labels, messages, strings' },
  { pattern: /\bstrangers?\b/i, why: 'say who it is' },
  { pattern: /\bin so many words\b/i, why: 'leave it out' },
];

/** A section has one name on all API pages of the library. */
export const SECTION_NAMES: readonly { names: RegExp; name: string }[] = [
  { names: /^(?:see it\b.*|live(?: demos)?|examples?)$/i, name: 'Demos' },
  { names: /^(?:usage|how to use it)$/i, name: 'Use it' },
  { names: /^(?:what it does|notes|pitfalls|limits)$/i, name: 'Good to know' },
  { names: /^what it returns$/i, name: 'The functions' },
];

/** A page speaks to the reader, and of the product; nobody else is there. */
export const FIRST_PERSON = /\b(?:we|we're|we've|we'll|our|ours|us|let's)\b/i;

/** Links whose text tells nothing to someone who reads only the links. */
export const EMPTY_LINKS =
  /^(?:click here|click|here|this|this page|this link|link|read more|more|learn more|see more|this article|this guide)$/i;

/** Names that keep their capitals within a heading. */
export const NAMES: readonly string[] = (
  'App Provider, Dashboard Layout, Page Container, Sign-in Page, All Components, Toolpad, ' +
  'Toolpad Core, Toolpad Studio, Core, Studio, MUI, MUI X, MUI System, Material UI, ' +
  'Material Design, Material Icons, React, React Router, TanStack Router, Next.js, ' +
  'Next.js App Router, Next.js Pages Router, App Router, Pages Router, Vite, Auth.js, ' +
  'NextAuth, Firebase, Firebase Authentication, GitHub, GitLab, Google, Google Sheets, ' +
  'Google Cloud, Google Cloud Run, Cloud Run, Microsoft, Azure, Azure AD, ' +
  'Azure Active Directory, Microsoft Entra ID, Microsoft Entra, Facebook, Apple, Okta, ' +
  'Cognito, Keycloak, Discord, Docker, Dockerfile, Render, Fly.io, Railway, Heroku, Vercel, ' +
  'Node.js, Express, TypeScript, JavaScript, JSX, CSS, HTML, HTTP, HTTPS, URL, URLs, API, ' +
  'APIs, UI, JSON, YAML, SQL, MySQL, PostgreSQL, Postgres, MongoDB, REST, SSR, CRUD, Crud, ' +
  'CSV, PDF, QR, CSP, Tailwind CSS, Emotion, Visual Studio Code, VS Code, Chrome, Material, ' +
  'ESLint, Data Grid, Date Picker, Text Field, Data Grid Pro, Data Grid Premium, Zod, Day.js, ' +
  'Auth0, AWS, GCP, ID, IDs, I, Leaflet, Windows, macOS, Linux, English, Portuguese, German, ' +
  'French, WCAG, Ctrl, Enter, Escape, Tab, Yup, Joi, Vanilla, Server Components, OAuth, SSO'
).split(', ');
