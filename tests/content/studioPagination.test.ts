/** The data providers on Studio's pages lead the data grid to their last record. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { copiedCode, fencesOf, metaValue } from '../../scripts/verify/lib/fences';

const ROOT = path.resolve(__dirname, '../..');
const PAGE_SIZE = 100;

interface Result {
  records: { id: string | number }[];
  totalCount?: number;
  hasNextPage?: boolean;
  cursor?: string | null;
}

interface Provider {
  getRecords(parameters: {
    paginationModel: { start: number; cursor: string | null; pageSize: number };
    filterModel: { items: []; logicOperator: 'and' };
    sortModel: [];
  }): Promise<Result>;
}

function loadProvider(page: string, file: string): Provider {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const fence = fencesOf({ path: page, text }).find(
    ({ meta }) => metaValue(meta, 'title') === file,
  );
  const { outputText } = ts.transpileModule(copiedCode(fence?.code ?? ''), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports: { default?: Provider } = {};
  const require = () => ({ createDataProvider: (config: Provider) => config });
  vm.runInNewContext(outputText, { exports, require });
  if (!exports.default) {
    throw new Error(`${page} has no data provider ${file}`);
  }
  return exports.default;
}

/** Returns the row count that Studio 0.13.0 passes to its data grid. */
function getRowCount({ totalCount, hasNextPage }: Result, page: number): number {
  return totalCount ?? (hasNextPage ? (page + 1) * PAGE_SIZE + 1 : 0);
}

/** Pages forward as the data grid does, which leaves a page that is beyond the row count. */
async function readVisibleIds(provider: Provider): Promise<(string | number)[]> {
  const ids: (string | number)[] = [];
  let cursor: string | null = null;
  for (let page = 0; ; page += 1) {
    const result: Result = await provider.getRecords({
      paginationModel: { start: page * PAGE_SIZE, cursor, pageSize: PAGE_SIZE },
      filterModel: { items: [], logicOperator: 'and' },
      sortModel: [],
    });
    const pageCount = Math.ceil(getRowCount(result, page) / PAGE_SIZE);
    if (page > Math.max(0, pageCount - 1)) {
      return ids;
    }
    ids.push(...result.records.map(({ id }) => id));
    cursor = result.cursor ?? null;
    if (page >= pageCount - 1) {
      return ids;
    }
  }
}

it.each([
  ['docs-studio/reference/api/create-data-provider.mdx', 'toolpad/resources/events.ts', 230, 230],
  ['docs-studio/concepts/data-providers.mdx', 'toolpad/resources/journal.ts', 300, 'entry-299'],
])('shows every record of the sample in %s', async (page, file, count, last) => {
  const ids = await readVisibleIds(loadProvider(page, file));

  expect(new Set(ids).size).toBe(count);
  expect(ids.at(-1)).toBe(last);
});
