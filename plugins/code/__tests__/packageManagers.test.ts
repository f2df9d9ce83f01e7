import { convertCommands } from '../node/packageManagers';

it.each([
  ['npm install', 'pnpm install', 'yarn install'],
  ['npm install zod@4 react', 'pnpm add zod@4 react', 'yarn add zod@4 react'],
  ['npm install --save-dev vitest', 'pnpm add -D vitest', 'yarn add -D vitest'],
  ['npm uninstall zod', 'pnpm remove zod', 'yarn remove zod'],
  ['npm run dev -- --port 80', 'pnpm run dev --port 80', 'yarn run dev --port 80'],
  ['npm start', 'pnpm start', 'yarn start'],
  [
    'npm create vite@8.3.0 desk -- --template react-ts',
    'pnpm create vite@8.3.0 desk --template react-ts',
    'yarn create vite@8.3.0 desk --template react-ts',
  ],
  // Runs the installed command. `dlx` would download a third party's package of that name.
  ['npx toolpad-studio dev', 'pnpm exec toolpad-studio dev', 'yarn run toolpad-studio dev'],
  ['npx serve@14 dist', 'pnpm dlx serve@14 dist', 'yarn dlx serve@14 dist'],
  [
    'npx create-next-app@15 desk --yes',
    'pnpm dlx create-next-app@15 desk --yes',
    'yarn dlx create-next-app@15 desk --yes',
  ],
  ['cd desk\n\nnpm start', 'cd desk\n\npnpm start', 'cd desk\n\nyarn start'],
])('converts the shell commands %j for pnpm and Yarn', (npm, pnpm, yarn) => {
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm);
  expect(convertCommands(npm, 'yarn')).toBe(yarn);
});

it.each([
  ['npm ls react', '"npm ls react" has no exact counterpart for pnpm'],
  ['npm install --legacy-peer-deps', 'has no exact counterpart'],
  ['npx --yes vite', 'has no exact counterpart'],
  ['sudo npm install', '"sudo npm install" calls npm in a way that can’t be converted'],
])('throws an error for “%s”, which can’t be converted exactly', (command, message) => {
  expect(() => convertCommands(command, 'pnpm')).toThrow(message);
});
