import { createProject } from '../theme/Demo/project';

// tests/extended/sandboxes.spec.ts installs and builds projects.
it.each([
  [
    'key-1',
    /^import { LicenseInfo } from '@mui\/x-license';[^]*setLicenseKey\("key-1"\);\ncreateRoot\(/,
  ],
  [undefined, /^(?![^]*license)/i],
])(
  'sets the data grid’s license key %s before rendering, if the site has one',
  (licenseKey, script) => {
    const project = createProject({
      title: 'Orders desk',
      files: [{ name: 'OrdersDesk.tsx', code: 'demo' }],
      isTyped: true,
      usesTailwind: false,
      packages: { dependencies: {}, devDependencies: {} },
      licenseKey,
    });
    expect(project['src/main.tsx']).toMatch(script);
  },
);
