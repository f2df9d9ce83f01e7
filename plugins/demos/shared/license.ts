/** The package that sets the license key of the data grid. */
export const LICENSE_PACKAGE = '@mui/x-license';

/** Matches the specifiers of modules that contain a data grid: MUI X's packages, and Toolpad Core's Crud. */
const DATA_GRID_MODULE = /^@mui\/x-data-grid(?:-\w+)?(?:\/|$)|^@toolpad\/core(?:\/Crud)?$/;

/** Returns whether a demo's imports use the data grid. Commercial plans of the grid need a license key. */
export function usesDataGrid(imports: readonly string[]): boolean {
  return imports.some((name) => DATA_GRID_MODULE.test(name));
}

/**
 * Returns the import and the statement that set the license key in a script. Both are empty strings if there is no key.
 */
export function getLicenseCode(key: string | undefined): [string, string] {
  return key
    ? [
        `import { LicenseInfo } from '${LICENSE_PACKAGE}';\n`,
        `LicenseInfo.setLicenseKey(${JSON.stringify(key)});\n`,
      ]
    : ['', ''];
}
