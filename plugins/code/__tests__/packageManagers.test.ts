import { convertCommands } from '../node/packageManagers';

it.each([
  ['npm install', 'pnpm install', 'yarn install'],
  ['npm i zod@4 react', 'pnpm add zod@4 react', 'yarn add zod@4 react'],
  ['npm install --save-dev vitest', 'pnpm add -D vitest', 'yarn add -D vitest'],
  ['npm install vitest -D', 'pnpm add -D vitest', 'yarn add -D vitest'],
  ['npm ci', 'pnpm install --frozen-lockfile', 'yarn install --immutable'],
  ['npm uninstall zod', 'pnpm remove zod', 'yarn remove zod'],
  ['npm run dev -- --port 80', 'pnpm run dev --port 80', 'yarn run dev --port 80'],
  ['npm start', 'pnpm start', 'yarn start'],
  ['npm test', 'pnpm test', 'yarn test'],
  ['PORT=80 A=b npm start', 'PORT=80 A=b pnpm start', 'PORT=80 A=b yarn start'],
  [
    'npm create vite@8.3.0 desk -- --template react-ts',
    'pnpm create vite@8.3.0 desk --template react-ts',
    'yarn create vite@8.3.0 desk --template react-ts',
  ],
  // Runs the installed command. `dlx` would download a third party's package of that name.
  ['npx toolpad-studio dev', 'pnpm exec toolpad-studio dev', 'yarn run toolpad-studio dev'],
  ['npx serve@14 dist', 'pnpm dlx serve@14 dist', 'yarn dlx serve@14 dist'],
  ['npx @scope/tool@2', 'pnpm dlx @scope/tool@2', 'yarn dlx @scope/tool@2'],
  [
    'npx create-next-app@15 desk --use-npm --yes',
    'pnpm dlx create-next-app@15 desk --use-pnpm --yes',
    'yarn dlx create-next-app@15 desk --use-yarn --yes',
  ],
  ['cd desk && npm install', 'cd desk && pnpm install', 'cd desk && yarn install'],
  ['npm start # as it was', 'pnpm start # as it was', 'yarn start # as it was'],
  ['# npm install', '# npm install', '# npm install'],
  ['git init', 'git init', 'git init'],
  ['mkdir a\n\nnpm start', 'mkdir a\n\npnpm start', 'mkdir a\n\nyarn start'],
])('converts the shell commands %j for pnpm and Yarn', (npm, pnpm, yarn) => {
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm);
  expect(convertCommands(npm, 'yarn')).toBe(yarn);
});

it.each([
  ['npm ls react', '"npm ls react" has no exact counterpart for pnpm'],
  ['npm install --legacy-peer-deps', 'has no exact counterpart'],
  ['npm ci --omit=dev', 'has no exact counterpart'],
  ['npm constructor', 'has no exact counterpart'],
  ['npx', 'has no exact counterpart'],
  ['npx --yes vite', 'has no exact counterpart'],
  ['sudo npm install', '"sudo npm install" calls npm in a way that can’t be converted'],
])('throws an error for “%s”, which can’t be converted exactly', (command, message) => {
  expect(() => convertCommands(command, 'pnpm')).toThrow(message);
});
