import { readCodeDefaults } from '../../node/core/read/defaults';

/** The code of a module, and the defaults of its props and slots. */
const CASES: [title: string, code: string, props: object, slots?: object][] = [
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
  ['no variable from another object', 'function A(props) { const { a = 1 } = useThing(); }', {}],
  [
    'the component, but not of an inner function',
    'function A(props) { function B() { const { a = 1 } = props; } }',
    {},
  ],
  [
    'the component, but not of another component',
    'function B({ a = 1 }) {} function A({ b = 2 }) {}',
    { b: '2' },
  ],
  ['an arrow function', 'const A = ({ a = [] }) => null;', { a: '[]' }],
  ['forwardRef', 'const A = React.forwardRef(function A({ a = true }, ref) {});', { a: 'true' }],
  ['a component without parameters', 'function A() {}', {}],
  ['a missing component', 'function B({ a = 1 }) {}', {}],
  ['a slot with ??', 'function A() { const X = slots?.x ?? Y; }', {}, { x: 'Y' }],
  ['a slot with ||', 'function A() { const X = props.slots.x || Y; }', {}, { x: 'Y' }],
  ['a slot without a default', 'function A() { const X = slots?.x ?? null; }', {}, { x: 'null' }],
  [
    'a slot with a function',
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
    'no slot in a condition of two slots',
    'function A() { return slots?.x || slots?.y ? _jsxs(Y, {}) : null; }',
    {},
  ],
  [
    'no slot with two different fallbacks',
    'function A() { slots?.x ?? Y; } function B() { slots?.x ?? Z; }',
    {},
  ],
];

it.each(CASES)('reads the default of %s', (_title, code, props, slots = {}) => {
  const defaults = readCodeDefaults(code, 'A');
  expect(Object.fromEntries(defaults.props)).toEqual(props);
  expect(Object.fromEntries(defaults.slots)).toEqual(slots);
});
