/** Checks with the compiler what the pages say about module resolution and `skipLibCheck`. */
import path from 'node:path';
import ts from 'typescript';
import { prepareWorkspace } from '../../scripts/verify/blocks/workspace';
import { compileFile, NODENEXT } from '../support/compileFile';

const ROOT = path.join(__dirname, '../..');

describe('@toolpad/core without skipLibCheck', () => {
  it.each<[string, string[]]>([
    ['@toolpad/core/AppProvider', []],
    ['@toolpad/core/DashboardLayout', []],
    ['@toolpad/core/Crud', ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium']],
    ['@toolpad/core', ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium']],
  ])('reports missing modules for an import of %s: %j', (module, missing) => {
    const { errors } = compileFile(path.join(ROOT, 'reader.ts'), `export * from '${module}';`, {
      skipLibCheck: false,
    });
    expect(errors).toEqual(
      missing.map((name): unknown =>
        expect.stringContaining(`TS2307: Cannot find module '${name}'`),
      ),
    );
  });
});

describe('an import from @toolpad/studio/server', () => {
  const SOURCE_WITH_TYPE_ERROR = `import { createDataProvider } from '@toolpad/studio/server';
export default createDataProvider<{ id: number }>({ getRecords: 5 });`;
  let workspace: string;
  beforeAll(async () => {
    workspace = await prepareWorkspace();
  }, 10 * 60_000);

  it('has types with moduleResolution bundler', () => {
    const { errors } = compileFile(path.join(workspace, 'reader.ts'), SOURCE_WITH_TYPE_ERROR);
    expect(errors).toEqual([expect.stringContaining("Type 'number' is not assignable")]);
  });

  it('has the type any with moduleResolution nodenext in an ES module', () => {
    const { errors } = compileFile(
      path.join(workspace, 'reader.mts'),
      SOURCE_WITH_TYPE_ERROR,
      NODENEXT,
    );
    expect(errors).toEqual([]);
  });

  it('fails to resolve with moduleResolution node10', () => {
    const { errors } = compileFile(path.join(workspace, 'reader.ts'), SOURCE_WITH_TYPE_ERROR, {
      moduleResolution: ts.ModuleResolutionKind.Node10,
    });
    expect(errors).toEqual([
      expect.stringContaining("Cannot find module '@toolpad/studio/server'"),
    ]);
  });
});
