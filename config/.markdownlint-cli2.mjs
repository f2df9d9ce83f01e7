/** The rules of `npm run lint:md` for the pages and the project's own documents. */
import searchReplace from 'markdownlint-rule-search-replace';
import { AVOIDED_PATTERNS, SENTENCE_CASE } from './terminology.mjs';

/** @type {(name: string, pattern: RegExp, message: string) => object} */
const createRule = (name, pattern, message) => ({
  name,
  message,
  searchPattern: String(pattern),
  searchScope: 'text',
});

export default {
  globs: ['*.md', 'docs-*/**/*.{md,mdx}'],
  customRules: [searchReplace],
  config: {
    default: true,
    // Prose isn't hard-wrapped in the source files, because editors wrap it.
    MD013: false,
    // Pages contain components, such as <Demo> and <Tabs>.
    MD033: false,
    // The title of a page is in its front matter.
    MD041: false,
    MD024: { siblings_only: false },
    // A heading may be a question.
    MD026: { punctuation: '.,;:!' },
    // Lines with `:::note` aren't paragraphs.
    MD031: true,
    MD046: { style: 'fenced' },
    // This rule interprets heading ids, `{/* #id */}`, as emphasis.
    MD037: false,
    // This rule doesn't support these ids. The build fails if an anchor is broken.
    MD051: false,
    MD059: {
      prohibited_texts: [
        ...['here', 'click here', 'link', 'this', 'this article', 'this guide', 'this link'],
        ...['this page', 'more', 'learn more', 'read more', 'see more'],
      ],
    },
    'search-replace': {
      rules: [
        ...AVOIDED_PATTERNS.map(({ pattern, replacement }) =>
          createRule('wording', pattern, replacement),
        ),
        createRule('spaces', /(?<=[\p{L}\p{N}][.,;:!?]?) {2,}(?=[\p{L}\p{N}])/gu, 'use one space'),
        createRule('alternative-text', /!\[[^\]\n]{0,9}\](?=\()/g, 'describe the picture'),
        createRule('heading-start', /(?<=^#{1,6} )\p{Ll}+(?= )/gmu, 'begin with a capital letter'),
        createRule(
          'heading-case',
          new RegExp(`(?<=^#{1,6} )(?!${SENTENCE_CASE}).+`, 'gmu'),
          'use sentence case, or add the name to terminology.mjs',
        ),
      ],
    },
  },
};
