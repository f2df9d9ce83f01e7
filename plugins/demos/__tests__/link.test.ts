/** @jest-environment jsdom */
import { link } from '../frame/link';

jest.mock(
  '@demos/modules',
  () => ({
    __esModule: true,
    default: { greeting: () => Promise.resolve({ __esModule: true, default: 'Ahoy' }) },
  }),
  { virtual: true },
);

/** A demo that has what it has imported as its display name. */
const demo = (imports: string, shown = '""') => ({
  name: 'A.tsx',
  code: `${imports}\nconst A = () => null;\nA.displayName = ${shown};\nexport default A;`,
});

test('packages and other files can be required, types are stripped', async () => {
  const evaluate = await link(
    [
      demo("import { hail } from './data';", 'hail'),
      {
        name: 'data.ts',
        code: "import greeting from 'greeting';\nexport const hail: string = greeting + '!';",
      },
    ],
    {},
  );
  expect(evaluate().displayName).toBe('Ahoy!');
});

test('imports of types need no package', async () => {
  await expect(link([demo("import type { X } from 'nowhere';")], {})).resolves.toBeDefined();
});

test.each([
  ["import x from 'nowhere';", '"nowhere" cannot be imported here.'],
  ["import {\n  x,\n} from 'nowhere';", '"nowhere" cannot be imported here.'],
])('%j fails in words when it is required', async (code, message) => {
  const evaluate = await link([demo(code, 'x')], {});
  expect(evaluate).toThrow(message);
});

test('what only looks like an import is in the way of nothing', async () => {
  const data = { name: 'data.ts', code: "export const text = `\nimport x from 'nowhere';\n`;" };
  const evaluate = await link([demo("import { text } from './data';", 'text'), data], {});
  expect(evaluate().displayName).toBe("\nimport x from 'nowhere';\n");
});

test('a demo without a default export is told so', async () => {
  await expect(link([{ name: 'A.tsx', code: 'const a = 1;' }], {})).rejects.toThrow(
    'A.tsx has no default export',
  );
});

test('a file that is not there is an error that names those that are', async () => {
  const evaluate = await link([demo("import './other';")], {});
  expect(evaluate).toThrow('"./other" is not a file of this demo, which has A.tsx.');
});

test('a file that imports the demo gets the one that is shown', async () => {
  const entry = demo("import { shown } from './b';", 'shown');
  const other = { name: 'b.ts', code: "import A from './A';\nexport const shown = () => A;" };
  const Shown = (await link([entry, other], {}))();
  expect((Shown.displayName as unknown as () => unknown)()).toBe(Shown);
});

test('a stylesheet is applied, and replaced by the next', async () => {
  const css = (code: string) => [demo("import './a.css';"), { name: 'a.css', code }];
  await link(css('p { color: red }'), {});
  await link(css('p { color: blue }'), {});
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'p { color: blue }',
  ]);
});
