import { type CodeMeta, parseMeta } from '../node/meta';

const DEFAULTS: CodeMeta = {
  highlighted: [],
  wrap: false,
  expanded: false,
  'ts-only': false,
  isUnchecked: false,
  pm: false,
};

it.each<[string, string, Partial<CodeMeta>]>([
  ['ts', '', {}],
  ['ts', 'title="src/main.tsx"', { title: 'src/main.tsx' }],
  ['ts', 'title="a b {1} wrap.ts"', { title: 'a b {1} wrap.ts' }],
  ['text', '{1,3-5}', { highlighted: [1, 3, 4, 5] }],
  ['tsx', 'wrap title="a.tsx" {2}', { wrap: true, title: 'a.tsx', highlighted: [2] }],
  ['ts', 'title="a.ts"   ts-only {1}', { title: 'a.ts', 'ts-only': true, highlighted: [1] }],
  ['bash', 'pm wrap', { pm: true, wrap: true }],
  // Only the page checks read these attributes.
  ['ts', 'no-check="needs an account"', { isUnchecked: true }],
  ['ts', 'package="0.16.0"', {}],
])('parses the fence `%s %s`', (language, text, expected) => {
  expect(parseMeta(text, language)).toEqual({ ...DEFAULTS, ...expected });
});

it.each([
  ['ts', 'subtitle="b"', 'subtitle="…" is unknown. Expected title="…"'],
  ['ts', 'title=""', 'title="" is empty'],
  ['ts', 'linenumbers', '"linenumbers" is unknown. Expected title="…", {1,3-5}, wrap'],
  ['ts', '{}', 'expected line numbers such as {1,3-5}, found {}'],
  ['ts', '{0}', 'found {0}'],
  ['ts', '{3-1}', 'found {3-1}'],
  ['ts', '{1', '"{1" is unknown'],
  ['yaml', 'ts-only', 'ts-only is for ts and tsx blocks, not for yaml'],
  ['text', 'pm', 'pm is for bash and sh blocks, not for text'],
  ['bash', 'pm {1}', 'pm and {…} can’t be combined'],
])('throws an error for the fence `%s %s`: %s', (language, text, message) => {
  expect(() => parseMeta(text, language)).toThrow(message);
});
