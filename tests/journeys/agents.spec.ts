/** Tests declarative WebMCP, which lets agents in the browser use the search as a tool. */
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const CONCEPTS_PAGE = 'core/introduction/base-concepts/';

interface Schema {
  properties: Record<string, { type: string; description: string }>;
}

interface Tool {
  name: string;
  description: string;
  /** Chromium 156 passes schemas and input as objects. Chromium 153 passes them as JSON strings. */
  inputSchema: Schema | string;
}

const parseSchema = (schema: Schema | string): Schema =>
  typeof schema === 'string' ? (JSON.parse(schema) as Schema) : schema;

declare global {
  interface Document {
    modelContext?: {
      getTools: () => Promise<Tool[]>;
      executeTool: (tool: Tool, input: object | string) => Promise<unknown>;
    };
  }
}

// Chromium supports WebMCP only behind a flag.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'],
      }),
    { scope: 'worker' },
  ],
});

test('it declares the search as a WebMCP tool once per page', async ({ open }) => {
  const { page } = await open();
  await page.goto(getSiteUrl(CONCEPTS_PAGE));
  const form = page.locator('form[toolname]');
  await expect(form).toHaveCount(1);
  await expect(form).toHaveAttribute('toolname', /^[a-z_]+$/);
  await expect(form).toHaveAttribute('tooldescription', /Toolpad/);
  await expect(form).toHaveAttribute('toolautosubmit', '');
  await expect(form.locator('input[name="q"]')).toHaveAttribute('toolparamdescription', /./);
});

test('it offers the search tool to agents, and opens the results when an agent calls the tool', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto(getSiteUrl(CONCEPTS_PAGE));
  const tools = await page.evaluate(async () => {
    const found = await document.modelContext?.getTools();
    return found?.map(({ name, inputSchema }) => ({ name, inputSchema }));
  });
  test.skip(!tools, 'This Chromium has no WebMCP.');
  const read = tools?.map((tool) => ({ ...tool, inputSchema: parseSchema(tool.inputSchema) }));
  expect(read).toMatchObject([
    { name: 'search_toolpad_docs', inputSchema: { properties: { q: { type: 'string' } } } },
  ]);
  // The evaluation fails, because the tool navigates to another page.
  const used = page
    .evaluate(async () => {
      const [tool] = (await document.modelContext?.getTools()) ?? [];
      const input = { q: 'session' };
      const asText = typeof tool?.inputSchema === 'string';
      return (
        tool && document.modelContext?.executeTool(tool, asText ? JSON.stringify(input) : input)
      );
    })
    .catch(() => undefined);
  await expect(page).toHaveURL(getSiteUrl('search/?q=session'));
  await used;
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(dialog.getByRole('option').first()).toBeVisible();
});
