import { expect, type Page } from '@playwright/test';

/** Checks the styles of a custom component with a CSS module, and of one with Tailwind CSS. */
async function expectStyles(page: Page): Promise<void> {
  await expect(page.getByText('Delivery to Bergen')).toHaveCSS(
    'border-left',
    '4px solid rgb(211, 47, 47)',
  );
  const badge = page.getByText('12 in stock');
  await expect(badge).toHaveCSS('padding', '4px 12px');
  await expect(badge).toHaveCSS('color', 'rgb(255, 255, 255)');
}

/** Pages through, sorts, filters, adds, edits, and deletes the rows of a data provider. */
async function editParts(page: Page): Promise<void> {
  const getRow = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();

  await expect(getRow('Part 1')).toContainText('1.5');
  await expect(page.getByText('1–100 of 250')).toBeVisible();
  await press('Go to next page');
  await expect(getRow('Part 101')).toBeVisible();
  await press('Go to previous page');
  await page.getByRole('columnheader', { name: 'price' }).click();
  await page.getByRole('columnheader', { name: 'price' }).click();
  await expect(getRow('Part 250')).toContainText('375');

  await press(/add record/i);
  await page.getByRole('gridcell').getByRole('textbox').first().fill('Brake cable');
  await press('Save updates to new row');
  await expect(page.getByText('1–100 of 251')).toBeVisible();

  await press('Show filters');
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'name' }).click();
  await page.getByPlaceholder('Filter value').fill('brake');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.keyboard.press('Escape');

  await press('Edit row with id "251"');
  await page.getByRole('gridcell').getByRole('textbox').first().fill(' ');
  await press('Save updates to row with id "251"');
  await expect(page.getByText('Failed to update a record, a part needs a name')).toBeVisible();
  await press('Edit row with id "251"');
  await page.getByRole('gridcell').getByRole('spinbutton').last().fill('7');
  await press('Save updates to row with id "251"');
  await expect(getRow('Brake cable')).toContainText('7');
  await page.reload();
  await expect(getRow('Part 1')).toBeVisible();
  await page.getByRole('columnheader', { name: 'name' }).click();
  await expect(getRow('Brake cable')).toContainText('7');
  await press('Delete row with id "251"');
  await expect(page.getByText('1–100 of 250')).toBeVisible();
}

/** Deletes a row of a data provider after a confirmation. */
async function confirmDeletion(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell', { name: 'Part 2', exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await cell.click();
  await press('Delete');
  await expect(page.getByText('Delete Part 2?')).toBeVisible();
  await press('Keep');
  await expect(page.getByText('Delete Part 2?')).toBeHidden();
  await press('Delete');
  await press('Yes, delete');
  await expect(page.getByText('1–100 of 249')).toBeVisible();
  await expect(cell).toBeHidden();
  await expect(page.getByText('Delete Part 2?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
}

/** Selects a carrier, and checks the rows that a function loads from a GraphQL API. */
async function chooseCarrier(page: Page): Promise<void> {
  await expect(page.getByText('Oslo with Fjord Freight')).toBeVisible();
  await page.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'Harbor Line' }).click();
  await expect(page.getByText('Oslo with Harbor Line')).toBeVisible();
}

/** Checks the rows that an HTTP request loads from a GraphQL API, and the API's error for an empty port. */
async function enterPort(page: Page): Promise<void> {
  await expect(page.getByText('Polaris in Bergen')).toBeVisible();
  await page.getByRole('textbox', { name: 'Port' }).fill('');
  await expect(page.getByText('A port is required')).toBeVisible();
}

/** Sets and clears a field twice, because an assignment of the same default value has no effect. */
async function setAndClearField(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Search' });
  for (const [button, value] of [
    ['Use an example', 'Harbor Books'],
    ['Use an example', 'Harbor Books'],
    ['Clear', ''],
    ['Clear', ''],
  ] as const) {
    await field.fill('typed');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toHaveValue(value);
  }
}

/** Leaves a tab and returns to it, which keeps what the user entered. */
async function leaveTab(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Product' });
  await field.fill('Kettle');
  await page.getByRole('tab', { name: 'Delivery' }).click();
  await expect(field).toBeHidden();
  await page.getByRole('tab', { name: 'Order' }).click();
  await expect(field).toHaveValue('Kettle');
}

/** Selects a limit, which is a parameter of a PostgreSQL query. */
async function selectLimit(page: Page): Promise<void> {
  const getCell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await expect(getCell('Part 7')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fewer than' }).click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(getCell('Part 7')).toBeHidden();
  await expect(getCell('Part 4')).toBeVisible();
}

/** The user actions on pages of the documented apps, by page name. */
export const JOURNEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  arrivals: enterPort,
  clear: setAndClearField,
  low_stock: selectLimit,
  shelf: expectStyles,
  shipments: chooseCarrier,
  tabs_with_inputs: leaveTab,
  spare_parts: editParts,
  // Runs after `editParts`, which counts the rows.
  manage_parts: confirmDeletion,
};
