import type { Page } from 'playwright-core';
import { gone, ofTheBuild, seen } from '../../promise';

async function addsEditsAndDeletes(page: Page): Promise<void> {
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  await seen(row('Jonas Weber'));
  await press(/add record/i);
  await page.getByRole('gridcell').getByRole('textbox').first().fill('Mei Tanaka');
  await press('Save updates to new row');
  await seen(row('Mei Tanaka'));
  await press('Edit row with id "2"');
  await page.getByRole('gridcell').getByRole('textbox').first().fill('');
  await press('Save updates to row with id "2"');
  await seen(page.getByText('Failed to update a record, a contact needs a name'));
  await seen(row('Jonas Weber'));
  await press('Delete row with id "1"');
  await gone(row('Amara Okafor'));
}

/** What examples/basic-crud-app says that the reader sees. */
export const crudExample = ofTheBuild(
  'docs-studio/examples/basic-crud-app.mdx',
  'a contact added, one that cannot lose its name, and one deleted',
  async ({ open }) => addsEditsAndDeletes(await open('/prod/pages/contacts')),
);
