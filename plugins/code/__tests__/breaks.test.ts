import {
  splitAtBreaks,
  getCodeClass,
  type CodePart,
  splitInlineCode,
  needsBreak,
} from '../shared/breaks';

it.each([
  // Never breaks within names.
  ['useLocalStorageState', 'useLocalStorageState'],
  // Breaks after opening brackets.
  ['Partial<', 'Partial<·'],
  ['Partial<Model>', 'Partial<·Model>'],
  ['getItemPath(navigationContext)', 'getItemPath(·navigationContext)'],
  ['call()', 'call()'],
  ['<PageHeader />', '<PageHeader />'],
  ['(id: Id) => void', '(id: Id) => void'],
  // Breaks after separators.
  ['node_modules/@toolpad/core', 'node_·modules/·@toolpad/·core'],
  ['http://localhost:3000/api', 'http://localhost:3000/·api'],
  ['TOOLPAD_GITHUB_CLIENT_ID', 'TOOLPAD_·GITHUB_·CLIENT_ID'],
  ['slotProps.forgotPasswordLink', 'slotProps.·forgotPasswordLink'],
  ['page.js', 'page.js'],
  ['0.15.0', '0.15.0'],
  ['.ToolpadRoot', '.ToolpadRoot'],
  ['[...nextauth]', '[...nextauth]'],
  // Breaks before the `|` of unions without spaces.
  ['a | b', 'a | b'],
  ['a|b', 'a·|b'],
  ['a || b', 'a || b'],
  ['', ''],
])('inserts break opportunities into %j: %j', (text, expected) => {
  expect(splitAtBreaks(text).join('·')).toBe(expected);
  expect(splitAtBreaks(text).join('')).toBe(text);
});

it.each([
  ['ToolbarActions', 'Toolbar·Actions'],
  ['AccountPopoverHeader API', 'Account·Popover·Header API'],
  ['createDefaultTheme()', 'create·Default·Theme()'],
  ['AppProvider', 'AppProvider'],
  ['Authentication', 'Authentication'],
  ['onSubmitByMe', 'onSubmitByMe'],
])('inserts break opportunities between the words of %j in a title: %j', (text, expected) => {
  expect(splitAtBreaks(text, true).join('·')).toBe(expected);
});

it.each([
  ['YYYY-MM-DD', undefined],
  ['TOOLPAD_GITHUB_CLIENT_ID', undefined],
  ['TOOLPAD_GITHUB_CLIENT_KEY', 'word'],
  ['container.visible = false', 'long'],
])('returns the CSS class of the inline code %s: %s', (text, expected) => {
  expect(getCodeClass(text)).toBe(expected);
});

/** Formats the pieces as text, with `·` for breaks and brackets around unbreakable words. */
function formatParts(parts: CodePart[]): string {
  return parts
    .map(
      (part, index) =>
        (needsBreak(parts[index - 1], part) ? '·' : '') +
        (typeof part === 'string' ? part : `[${part.unbreakable}]`),
    )
    .join('');
}

it.each([
  ['npx toolpad-studio dev --port 3000', 'npx [toolpad-studio] dev [--port] 3000'],
  ['default | primary | secondary', 'default | primary | secondary'],
  ['row | row-reverse', 'row | [row-reverse]'],
  ['(params) => Promise<GetRecordsResult>', '(params) => Promise<·GetRecordsResult>'],
  ['useLocalStorageState<number>(key)', 'useLocalStorageState<·number>(key)'],
  ['@scope/a-package-with-a-long-name', '@scope/·a-package-with-a-long-name'],
  ['--a --b', '[--a] [--b]'],
])('splits inline code %j into %j', (text, expected) => {
  expect(formatParts(splitInlineCode(text))).toBe(expected);
  expect(
    splitInlineCode(text)
      .map((part) => (typeof part === 'string' ? part : part.unbreakable))
      .join(''),
  ).toBe(text);
});
