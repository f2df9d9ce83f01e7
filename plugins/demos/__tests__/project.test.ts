import { createProject, getMainFile, type ProjectContent } from '../theme/Demo/project';

const createContent = (extension: string, options: Partial<ProjectContent>): ProjectContent => ({
  title: 'Orders desk',
  files: [
    { name: `OrdersDesk.${extension}`, code: 'demo' },
    { name: `orders.${extension.replace('x', '')}`, code: 'data' },
  ],
  typedNames: ['OrdersDesk.tsx', 'orders.ts'],
  isTyped: extension === 'tsx',
  usesTailwind: false,
  packages: {
    dependencies: { react: '19.3.1' },
    devDependencies: { vite: '6.4.6', typescript: '5.9.3', '@types/react': '19.3.0' },
  },
  ...options,
});

// tests/extended/sandboxes.spec.ts installs and builds such projects.
it.each([
  [
    'TypeScript',
    createContent('tsx', {}),
    ['src/OrdersDesk.tsx', 'src/main.tsx', 'src/orders.ts', 'tsconfig.json', 'vite.config.ts'],
    ['vite', 'typescript', '@types/react'],
  ],
  [
    'JavaScript',
    createContent('js', {}),
    ['src/OrdersDesk.jsx', 'src/main.jsx', 'src/orders.js', 'vite.config.js'],
    ['vite'],
  ],
  [
    'Tailwind CSS',
    createContent('js', { usesTailwind: true }),
    ['src/OrdersDesk.jsx', 'src/index.css', 'src/main.jsx', 'src/orders.js', 'vite.config.js'],
    ['vite'],
  ],
])('creates the files and the dependencies of a %s project', (_what, content, files, tools) => {
  const { 'index.html': page, 'package.json': manifest, ...project } = createProject(content);
  expect(Object.keys(project).sort()).toEqual(files);
  expect(getMainFile(content)).toBe(files[0]);
  expect(page).toContain('<title>Orders desk</title>');
  const { dependencies, devDependencies } = JSON.parse(manifest ?? '') as Record<string, object>;
  expect(dependencies).toEqual({ react: '19.3.1' });
  expect(Object.keys(devDependencies ?? {})).toEqual(tools);
});

it('sets the data grid’s license key before rendering if the site has a key', () => {
  const getMainScript = (licenseKey: string): string | undefined =>
    createProject(createContent('tsx', { licenseKey }))['src/main.tsx'];
  expect(getMainScript('key-1')).toMatch(
    /^import { LicenseInfo } from '@mui\/x-license';[^]*setLicenseKey\("key-1"\);\ncreateRoot\(/,
  );
  expect(getMainScript('')).not.toMatch(/license/i);
});
