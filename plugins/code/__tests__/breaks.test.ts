import { breakParts, codeClass, type CodePart, codeParts, needsBreak } from '../shared/breaks';

test.each([
  // Names
  ['ToolbarActions', 'Toolbar·Actions'],
  ['AccountPopoverHeader API', 'Account·Popover·Header API'],
  ['useLocalStorageState', 'use·Local·Storage·State'],
  ['createDefaultTheme()', 'create·Default·Theme()'],
  ['AppProvider', 'AppProvider'],
  ['Authentication', 'Authentication'],
  ['onSubmitByMe', 'onSubmitByMe'],
  // What opens
  ['Partial<', 'Partial<·'],
  ['Partial<Model>', 'Partial<·Model>'],
  ['getItemPath(navigationContext)', 'getItemPath(·navigation·Context)'],
  ['call()', 'call()'],
  ['<PageHeader />', '<PageHeader />'],
  ['(id: Id) => void', '(id: Id) => void'],
  // What joins
  ['node_modules/@toolpad/core', 'node_·modules/·@toolpad/·core'],
  ['http://localhost:3000/api', 'http://localhost:3000/·api'],
  ['TOOLPAD_GITHUB_CLIENT_ID', 'TOOLPAD_·GITHUB_·CLIENT_ID'],
  ['slotProps.forgotPasswordLink', 'slotProps.·forgot·Password·Link'],
  ['page.js', 'page.js'],
  ['0.15.0', '0.15.0'],
  ['.ToolpadRoot', '.ToolpadRoot'],
  ['[...nextauth]', '[...nextauth]'],
  // Unions
  ['a | b', 'a | b'],
  ['a|b', 'a·|b'],
  ['a || b', 'a || b'],
  ['', ''],
])('%j breaks as %j', (text, expected) => {
  expect(breakParts(text).join('·')).toBe(expected);
  expect(breakParts(text).join('')).toBe(text);
});

test.each([
  ['YYYY-MM-DD', undefined],
  ['TOOLPAD_GITHUB_CLIENT_ID', undefined],
  ['TOOLPAD_GITHUB_CLIENT_KEY', 'word'],
  ['container.visible = false', 'long'],
])('the class of %s is %s', (text, expected) => {
  expect(codeClass(text)).toBe(expected);
});

/** Marks as `·`, what is kept together in brackets. */
function written(parts: CodePart[]): string {
  return parts
    .map(
      (part, place) =>
        (needsBreak(parts[place - 1], part) ? '·' : '') +
        (typeof part === 'string' ? part : `[${part.whole}]`),
    )
    .join('');
}

test.each([
  ['npx toolpad-studio dev --port 3000', 'npx [toolpad-studio] dev [--port] 3000'],
  ['default | primary | secondary', 'default | primary | secondary'],
  ['row | row-reverse', 'row | [row-reverse]'],
  ['(params) => Promise<GetRecordsResult>', '(params) => Promise<·Get·Records·Result>'],
  ['useLocalStorageState<number>(key)', 'use·Local·Storage·State<·number>(key)'],
  ['@scope/a-package-with-a-long-name', '@scope/·a-package-with-a-long-name'],
  ['--a --b', '[--a] [--b]'],
])('%j is cut as %j', (text, expected) => {
  expect(written(codeParts(text))).toBe(expected);
  expect(
    codeParts(text)
      .map((part) => (typeof part === 'string' ? part : part.whole))
      .join(''),
  ).toBe(text);
});
