import { createProject, openFile, type ProjectContent } from '../theme/Demo/sandbox';

const content: ProjectContent = {
  title: 'Orders desk',
  files: [
    { name: 'OrdersDesk.tsx', code: 'demo' },
    { name: 'orders.ts', code: 'data' },
  ],
  typedNames: ['OrdersDesk.tsx', 'orders.ts'],
  isTyped: true,
  withTailwind: false,
  packages: {
    dependencies: { react: '19.3.1' },
    devDependencies: { vite: '6.4.6', typescript: '5.9.3', '@types/react': '19.3.0' },
  },
};

const untyped: ProjectContent = {
  ...content,
  files: [
    { name: 'OrdersDesk.js', code: 'demo' },
    { name: 'orders.js', code: 'data' },
  ],
  isTyped: false,
};

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = (of: ProjectContent): Manifest =>
  JSON.parse(createProject(of)['package.json'] ?? '') as Manifest;

test('a TypeScript project has the files, the exact versions, and a check of the types', () => {
  const project = createProject(content);
  expect(Object.keys(project).sort()).toEqual([
    'index.html',
    'package.json',
    'src/OrdersDesk.tsx',
    'src/main.tsx',
    'src/orders.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(project['src/OrdersDesk.tsx']).toBe('demo');
  expect(project['src/main.tsx']).toContain("import Demo from './OrdersDesk';");
  expect(manifest(content)).toMatchObject({
    scripts: { build: 'tsc && vite build' },
    dependencies: { react: '19.3.1' },
    devDependencies: { vite: '6.4.6' },
  });
  expect(openFile(content)).toBe('src/OrdersDesk.tsx');
});

test('a JavaScript project says where there is JSX, and needs no types', () => {
  const project = createProject(untyped);
  expect(Object.keys(project)).toEqual(
    expect.arrayContaining(['src/OrdersDesk.jsx', 'src/orders.js', 'src/main.jsx']),
  );
  expect(project['tsconfig.json']).toBeUndefined();
  expect(manifest(untyped).devDependencies).toEqual({ vite: '6.4.6' });
  expect(openFile(untyped)).toBe('src/OrdersDesk.jsx');
});

test('a Tailwind project has its plugin and its stylesheet', () => {
  const project = createProject({ ...content, withTailwind: true });
  expect(project['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
  expect(project['src/index.css']).toBe("@import 'tailwindcss';\n");
  expect(project['src/main.tsx']).toContain("import './index.css';");
});

test('a licence key of the data grid goes with the project', () => {
  const main = createProject({ ...content, licenseKey: 'key-1' })['src/main.tsx'] ?? '';
  expect(main).toContain("import { LicenseInfo } from '@mui/x-license';");
  expect(main.indexOf('LicenseInfo.setLicenseKey("key-1");')).toBeLessThan(
    main.indexOf('createRoot(document'),
  );
  expect(createProject(content)['src/main.tsx']).not.toMatch(/license/i);
});
