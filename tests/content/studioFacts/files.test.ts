/** What becomes of files and settings, and what they cannot do. */
import { APP, EDITOR, GATHERED, SERVER, holdFacts } from './facts';

holdFacts([
  {
    fact: 'a theme or application file that breaks the schema counts as none',
    says: {
      'concepts/file-structure.mdx': /without sign-in and roles\*\*, and without its plan/,
      'concepts/authentication.mdx': /A mistake in this file turns sign-in off/,
      [GATHERED]: /One line is printed and the app runs, \*\*without sign-in\*\*/,
    },
    file: SERVER,
    shows: /Failed to read theme[\s\S]{0,120}\);\s*return null;/,
  },
  {
    fact: 'a save without a theme deletes its file',
    says: {
      'concepts/theming.mdx': /\*\*deletes the file\*\* at the next save/,
      'concepts/file-structure.mdx': /the next save deletes the file/,
      [GATHERED]: /empties `application\.yml` and deletes `theme\.yml`/,
    },
    file: SERVER,
    shows: /\} else \{\s*await fs\d*\.rm\(themeFilePath/,
  },
  {
    fact: '.env overrides the environment',
    says: {
      'concepts/deployment.mdx': /`\.env` overrides the host/,
      [GATHERED]: /`\.env` overrides them/,
    },
    file: SERVER,
    shows: /dotenv\.config\(\{ path: envFilePath, override: true \}\)/,
  },
  {
    fact: 'the settings of basic auth are read when the package is imported',
    says: {
      'concepts/custom-server.mdx': /they are read when `@toolpad\/studio` is imported/,
      [GATHERED]: /They are read before `\.env` is loaded/,
    },
    file: SERVER,
    shows: /^var config_default = readConfig\(\);/m,
  },
  {
    fact: 'the plan is checked by the commands alone',
    says: {
      'concepts/custom-server.mdx': /`createHandler` does not look/,
      'getting-started/roadmap.mdx': /skips this check/,
      [GATHERED]: /A custom server checks the paid plan/,
    },
    file: SERVER,
    shows: /^(?:(?!checkPlan\(\);)[\s\S])*checkPlan\(\);(?:(?!checkPlan\(\);)[\s\S])*$/,
  },
  {
    fact: 'the address cannot bring the shell back',
    says: {
      'concepts/page-properties.mdx': /`\?toolpad-display=shell` has no effect/,
      [GATHERED]: /`\?toolpad-display=shell` shows the shell/,
    },
    file: APP,
    shows: /navEntry\?\.hasShell !== false && displayMode !== "standalone"/,
  },
  {
    fact: 'the chip of the paid plan',
    says: { 'getting-started/roadmap.mdx': /a chip that reads \*\*Pro\*\*/ },
    file: EDITOR,
    shows: /label: "Pro"/,
  },
  {
    fact: 'the types are in an exports map',
    says: {
      'reference/api/index.mdx': /but not with `node10`/,
      [GATHERED]: /Not with `node10`/,
    },
    file: 'studio/package.json',
    shows:
      /^(?:(?!"main"|"typesVersions")[\s\S])*"exports": \{(?:(?!"main"|"typesVersions")[\s\S])*$/,
  },
]);
