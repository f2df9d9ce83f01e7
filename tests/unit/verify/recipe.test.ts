import { commandsOf, recipeOf } from '../../../scripts/verify/pages/recipe';

describe('commandsOf', () => {
  it.each([
    ['npm install\nnpm run build', ['npm install', 'npm run build']],
    ['cd app && npm install', ['cd app', 'npm install']],
    ['npm install \\\n  react \\\n  vite', ['npm install react vite']],
    ['# first\n$ npm install # takes a while\n', ['npm install']],
  ])('%j', (code, commands) => {
    expect(commandsOf(code)).toEqual(commands);
  });
});

describe('recipeOf', () => {
  const steps = (text: string) =>
    recipeOf({ path: 'docs/a.mdx', text }).map((step) => ({ ...step, line: undefined }));

  it('types commands and writes files in the order of the page, by section', () => {
    const text = [
      ...['## Create', '', '```bash', 'npm create vite shop', 'cd shop', '```', ''],
      ...['### Start', '', '```tsx title="src/App.tsx"', '# no heading', '```', ''],
      ...['```bash', 'npm run dev', '```'],
    ].join('\n');
    expect(steps(text)).toEqual([
      { section: 'Create', kind: 'run', command: 'npm create vite shop' },
      { section: 'Create', kind: 'enter', folder: 'shop' },
      { section: 'Start', kind: 'write', file: 'src/App.tsx', code: '# no heading\n' },
      { section: 'Start', kind: 'serve', command: 'npm run dev' },
    ]);
  });

  it.each([
    ['src/App.tsx', true],
    ['app/(shop)/[id]/page.tsx', true],
    ['.env.local', true],
    ['app/api/auth/[...all]/route.ts', true],
    ['Terminal', false],
  ])('the title %s names a file: %s', (title, isFile) => {
    expect(steps(`\`\`\`ts title="${title}"\na\n\`\`\``)).toHaveLength(Number(isFile));
  });

  it('passes over what explains, and what cannot be checked', () => {
    const text = '```tsx\na\n```\n```json\n{}\n```\n```bash no-check="needs an account"\nx\n```';
    expect(steps(text)).toEqual([]);
  });

  it.each([
    ...['npm run dev', 'npm start', 'npm run start', 'npx next dev', 'npx vite preview'],
    ...['PORT=8080 npm start', 'npm run toolpad:dev', 'A=b C=d npx toolpad-studio start --base /x'],
    'NODE_ENV=production node --env-file=.env server.mjs',
  ])('%s is a server', (command) => {
    expect(steps(`\`\`\`bash\n${command}\n\`\`\``)).toEqual([
      { section: '', kind: 'serve', command },
    ]);
  });

  it.each(['npm run build', 'npm install', 'npx next build', 'npx toolpad-studio build'])(
    '%s is none',
    (command) => {
      expect(steps(`\`\`\`bash\n${command}\n\`\`\``)[0]?.kind).toBe('run');
    },
  );
});
