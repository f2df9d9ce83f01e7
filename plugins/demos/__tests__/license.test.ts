import { createTestFolder } from '../../../tests/support/jest/createTestFolder';
import { SITE_DIR } from '../../shared/node/siteDir';
import type { FrameSpec } from '../node/frames/collect';
import { writeEntries } from '../node/frames/entries';
import { getLicenseCode, usesDataGrid } from '../shared/license';

it.each([
  ['@mui/x-data-grid/locales', true],
  ['@mui/x-data-grid-pro', true],
  ['@toolpad/core/Crud', true],
  ['@toolpad/core', true],
  ['@toolpad/core/AppProvider', false],
  ['@mui/x-data-gridiron', false],
  ['@mui/x-date-pickers', false],
])('recognizes demos with a data grid by their imports: %s → %s', (name, expected) => {
  expect(usesDataGrid(['react', name])).toBe(expected);
});

it('escapes special characters of the license key in the generated script', () => {
  const [load, set] = getLicenseCode('a"; alert(1); "\n');
  expect(load).toContain("from '@mui/x-license'");
  expect(set).toBe('LicenseInfo.setLicenseKey("a\\"; alert(1); \\"\\n");\n');
});

describe('the scripts of frames', () => {
  const folder = createTestFolder();
  const createFrame = (name: string, imports: string[]): FrameSpec => ({
    id: `core/${name}`,
    title: name,
    styling: 'MUI System',
    entry: `${name}.tsx`,
    path: `demos/${name}/`,
    layout: 'centered',
    startsInView: false,
    selectors: [],
    hasTheme: false,
    aliases: {},
    imports,
    page: 'stress/index.mdx',
    source: { panes: [], packages: {} },
  });
  const FRAMES = [createFrame('Grid', ['@mui/x-data-grid']), createFrame('Card', ['react'])];
  /** Writes the scripts, and returns whether each of them sets the key. */
  const writeScripts = async (key?: string): Promise<boolean[]> => {
    await writeEntries(FRAMES, folder.getPath('entries'), SITE_DIR, key);
    return ['core-Grid', 'core-Card'].map((name) =>
      folder.read(`entries/${name}.js`).includes('setLicenseKey("a key")'),
    );
  };

  it('set the license key only in frames with a data grid', async () => {
    await expect(writeScripts()).resolves.toEqual([false, false]);
    await expect(writeScripts('a key')).resolves.toEqual([true, false]);
  });
});
