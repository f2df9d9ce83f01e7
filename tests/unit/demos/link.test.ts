/** @jest-environment jsdom */
import { link } from '../../../plugins/demos/frame/link';

jest.mock('../../../plugins/demos/frame/modules', () => ({
  loadModule: (name: string) => {
    if (name === 'greeting') {
      return Promise.resolve({ __esModule: true, default: 'Ahoy' });
    }
    return Promise.reject(new Error(`"${name}" cannot be imported here.`));
  },
}));

type Require = (specifier: string) => Record<string, unknown>;

const demo = (code: string) => ({ name: 'A.tsx', code: `${code}\nexport default () => null;` });

test('packages and other files can be required, types are stripped', async () => {
  const { scope } = await link(
    [
      demo("import { hail } from './data';"),
      {
        name: 'data.ts',
        code: "import greeting from 'greeting';\nexport const hail: string = greeting + '!';",
      },
    ],
    {},
  );
  expect((scope.require as Require)('./data').hail).toBe('Ahoy!');
});

test('imports of types need no package', async () => {
  await expect(link([demo("import type { X } from 'nowhere';")], {})).resolves.toBeDefined();
});

test.each([
  ["import x from 'nowhere';", '"nowhere" cannot be imported here.'],
  ["import {\n  x,\n} from 'nowhere';", '"nowhere" cannot be imported here.'],
])('%j fails in words', async (code, message) => {
  await expect(link([demo(code)], {})).rejects.toThrow(message);
});

test('a demo without a default export is told so', async () => {
  await expect(link([{ name: 'A.tsx', code: 'const a = 1;' }], {})).rejects.toThrow(
    'A.tsx has no default export',
  );
});

test('a file that is not there is an error that names those that are', async () => {
  const { scope } = await link([demo("import './other';")], {});
  expect(() => (scope.require as Require)('./other')).toThrow(
    '"./other" is not a file of this demo, which has A.tsx.',
  );
});

test('a stylesheet is applied, and replaced by the next', async () => {
  const css = (code: string) => [demo("import './a.css';"), { name: 'a.css', code }];
  await link(css('p { color: red }'), {});
  await link(css('p { color: blue }'), {});
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'p { color: blue }',
  ]);
});
