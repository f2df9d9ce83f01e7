/** What programs that act for readers find: the search as a tool (declarative WebMCP). */
import type { Page } from 'playwright-core';
import { startChromium } from '../../scripts/lib/chromium';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';

const CONCEPTS = 'core/introduction/base-concepts/';

/** Chromium has it behind a flag. */
const WEB_MCP = '--enable-features=WebMCP';

interface Schema {
  properties: Record<string, { type: string; description: string }>;
}

interface Tool {
  name: string;
  description: string;
  /** Chromium 156 has objects here and as input; 153 has their JSON. */
  inputSchema: Schema | string;
}

const parse = (schema: Schema | string): Schema =>
  typeof schema === 'string' ? (JSON.parse(schema) as Schema) : schema;

declare global {
  interface Document {
    modelContext?: {
      getTools: () => Promise<Tool[]>;
      executeTool: (tool: Tool, input: object | string) => Promise<unknown>;
    };
  }
}

const open = setUpChromium();

test('the search is declared as a tool for assistants, once', async () => {
  const { page } = await open();
  await page.goto(siteUrl(CONCEPTS));
  const form = page.locator('form[toolname]');
  await expect(form.count()).resolves.toBe(1);
  await expect(form.getAttribute('toolname')).resolves.toMatch(/^[a-z_]+$/);
  await expect(form.getAttribute('tooldescription')).resolves.toMatch(/Toolpad/);
  await expect(form.getAttribute('toolautosubmit')).resolves.toBe('');
  const field = form.locator('input[name="q"]');
  await expect(field.getAttribute('toolparamdescription')).resolves.toBeTruthy();
});

test('a browser that knows WebMCP lists it, and using it leads to the results', async () => {
  const browser = await startChromium({ args: [WEB_MCP] });
  try {
    const page: Page = await browser.newPage();
    await page.goto(siteUrl(CONCEPTS));
    const tools = await page.evaluate(async () => {
      const found = await document.modelContext?.getTools();
      return found?.map(({ name, inputSchema }) => ({ name, inputSchema }));
    });
    if (!tools) {
      console.info('This Chromium has no WebMCP: nothing to try.');
      return;
    }
    const read = tools.map((tool) => ({ ...tool, inputSchema: parse(tool.inputSchema) }));
    expect(read).toMatchObject([
      { name: 'search_toolpad_docs', inputSchema: { properties: { q: { type: 'string' } } } },
    ]);
    // The page goes away under the call.
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
    await page.waitForURL(siteUrl('search/?q=session'));
    await used;
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByRole('option').first().waitFor();
  } finally {
    await browser.close();
  }
});
