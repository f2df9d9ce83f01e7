/** Checks the pages' statements about module resolution and `skipLibCheck` with the compiler. */
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
  ])('reports for an import of %s that the types of %j are missing', (module, missing) => {
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

describe('@toolpad/studio', () => {
  const WRONG_USE = `import { createDataProvider } from '@toolpad/studio/server';
export default createDataProvider<{ id: number }>({ getRecords: 5 });`;
  let workspace: string;
  beforeAll(async () => {
    workspace = await prepareWorkspace();
  }, 10 * 60_000);

  it('reports a type error with bundler', () => {
    const { errors } = compileFile(path.join(workspace, 'reader.ts'), WRONG_USE);
    expect(errors).toEqual([expect.stringContaining("Type 'number' is not assignable")]);
  });

  it('resolves to any with nodenext in an ES module', () => {
    const { errors } = compileFile(path.join(workspace, 'reader.mts'), WRONG_USE, NODENEXT);
    expect(errors).toEqual([]);
  });

  it('fails to resolve with node10', () => {
    const { errors } = compileFile(path.join(workspace, 'reader.ts'), WRONG_USE, {
      moduleResolution: ts.ModuleResolutionKind.Node10,
    });
    expect(errors).toEqual([
      expect.stringContaining("Cannot find module '@toolpad/studio/server'"),
    ]);
  });
});
