import { codeDefaults } from '../../node/core/read/defaults';

/** What the code looks like → the defaults of props, then of slots. */
const table: [what: string, code: string, props: object, slots?: object][] = [
  ['a destructured parameter', 'function A({ a = 1, b }) {}', { a: '1' }],
  [
    'a destructured variable',
    "function A(props) { const { a: given = 'x', b } = props; }",
    { a: "'x'" },
  ],
  [
    'two variables',
    'function A(p) { const { a = 1 } = p; const { b = 2 } = p; }',
    { a: '1', b: '2' },
  ],
  ['another object', 'function A(props) { const { a = 1 } = useThing(); }', {}],
  ['an inner function', 'function A(props) { function B() { const { a = 1 } = props; } }', {}],
  ['another component', 'function B({ a = 1 }) {} function A({ b = 2 }) {}', { b: '2' }],
  ['an arrow function', 'const A = ({ a = [] }) => null;', { a: '[]' }],
  ['forwardRef', 'const A = React.forwardRef(function A({ a = true }, ref) {});', { a: 'true' }],
  ['no parameters', 'function A() {}', {}],
  ['no such component', 'function B({ a = 1 }) {}', {}],
  ['a slot with ??', 'function A() { const X = slots?.x ?? Y; }', {}, { x: 'Y' }],
  ['a slot with ||', 'function A() { const X = props.slots.x || Y; }', {}, { x: 'Y' }],
  ['a slot without a default', 'function A() { const X = slots?.x ?? null; }', {}, { x: 'null' }],
  [
    'a slot that is a component on the spot',
    'function A() { const X = slots?.x ?? (() => null); }',
    {},
    { x: '() => null' },
  ],
  [
    'a slot in an element',
    'function A() { return slots?.x ? _jsx(slots.x, {}) : /*#__PURE__*/ _jsx(Y, {}); }',
    {},
    { x: 'Y' },
  ],
  [
    'either of two slots',
    'function A() { return slots?.x || slots?.y ? _jsxs(Y, {}) : null; }',
    {},
  ],
  [
    'a file that disagrees with itself',
    'function A() { slots?.x ?? Y; } function B() { slots?.x ?? Z; }',
    {},
  ],
];

test.each(table)('%s', (_what, code, props, slots = {}) => {
  const defaults = codeDefaults(code, 'A');
  expect(Object.fromEntries(defaults.props)).toEqual(props);
  expect(Object.fromEntries(defaults.slots)).toEqual(slots);
});
