import { readCodeDefaults } from '../../node/core/read/defaults';

/** A module's code, and the defaults of its component's props and slots. */
const DEFAULT_CASES: [title: string, code: string, props: object, slots?: object][] = [
  ['reads the default of a destructured parameter', 'function A({ a = 1, b }) {}', { a: '1' }],
  [
    'reads the default of a destructured variable',
    "function A(props) { const { a: given = 'x', b } = props; }",
    { a: "'x'" },
  ],
  [
    'ignores a variable from another object',
    'function A(props) { const { a = 1 } = useThing(); }',
    {},
  ],
  [
    'ignores the defaults of an inner function',
    'function A(props) { function B() { const { a = 1 } = props; } }',
    {},
  ],
  [
    'ignores the defaults of another component',
    'function B({ a = 1 }) {} function A({ b = 2 }) {}',
    { b: '2' },
  ],
  ['reads the default of an arrow function', 'const A = ({ a = [] }) => null;', { a: '[]' }],
  [
    'reads the default of a component in forwardRef',
    'const A = React.forwardRef(function A({ a = true }, ref) {});',
    { a: 'true' },
  ],
  [
    'reads the default of a slot with ??',
    'function A() { const X = slots?.x ?? Y; }',
    {},
    { x: 'Y' },
  ],
  [
    'reads the default of a slot with ||',
    'function A() { const X = props.slots.x || Y; }',
    {},
    { x: 'Y' },
  ],
  [
    'reads a function as the default of a slot',
    'function A() { const X = slots?.x ?? (() => null); }',
    {},
    { x: '() => null' },
  ],
  [
    'reads the default of a slot from a conditional element',
    'function A() { return slots?.x ? _jsx(slots.x, {}) : /*#__PURE__*/ _jsx(Y, {}); }',
    {},
    { x: 'Y' },
  ],
  [
    'ignores a slot with two different fallbacks',
    'function A() { slots?.x ?? Y; } function B() { slots?.x ?? Z; }',
    {},
  ],
];

it.each(DEFAULT_CASES)('%s', (_title, code, props, slots = {}) => {
  const defaults = readCodeDefaults(code, 'A');
  expect(Object.fromEntries(defaults.props)).toEqual(props);
  expect(Object.fromEntries(defaults.slots)).toEqual(slots);
});
