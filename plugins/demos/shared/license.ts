/** The package by which the data grid gets its licence key. */
export const LICENSE_PACKAGE = '@mui/x-license';

/** What shows a data grid: MUI X's own packages, and the component of Toolpad Core that is built on one. */
const GRID = /^@mui\/x-data-grid(?:-\w+)?(?:\/|$)|^@toolpad\/core(?:\/Crud)?$/;

/**
 * Whether a demo uses the data grid, whose plans above the free one want a licence key.
 *
 * @param imports what the demo's files import, by name
 */
export function usesGrid(imports: readonly string[]): boolean {
  return imports.some((name) => GRID.test(name));
}

/** The lines of a script that hand the key to the grid; empty without a key. */
export function licenseCode(key: string | undefined): [string, string] {
  return key
    ? [
        `import { LicenseInfo } from '${LICENSE_PACKAGE}';\n`,
        `LicenseInfo.setLicenseKey(${JSON.stringify(key)});\n`,
      ]
    : ['', ''];
}
