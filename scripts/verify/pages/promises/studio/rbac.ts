import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { gone, ofTheBuild, seen, type Visit } from '../../promise';
import { refusalOf } from './refusal';
import { askQuery, signIn } from './signIn';
import { expectIn } from './status';

/** Signs in as somebody for whom Microsoft sends this value. */
const signInWith = (visit: Visit, value: string): Promise<Page> => signIn(visit, /azure/i, value);

async function sees(visit: Visit, value: string): Promise<void> {
  const page = await signInWith(visit, value);
  await seen(page.getByRole('link', { name: 'Prices' }));
  await seen(page.getByText('The list price is 42'));
}

/** There is one page, and somebody may not open it. */
async function isKeptOut(visit: Visit, value: string): Promise<void> {
  const page = await signInWith(visit, value);
  await seen(page.getByText('No pages available.'));
  await gone(page.getByRole('link', { name: 'Prices' }));
  await page.goto(new URL('/prod/pages/prices', await visit.address()).href);
  await seen(page.getByText('Unauthorized. User does not have the roles to access this page.'));
  const answer = await askQuery(page, 'prices/price');
  expectIn(answer, 'This needs the role admin', `the answer to ${value}`);
}

async function needsThePlan({ folder }: Visit): Promise<void> {
  const file = path.join(folder, 'toolpad/application.yml');
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, text.replace('  plan: pro\n', ''));
  for (const command of ['dev', 'start'] as const) {
    const said = await refusalOf(command, folder);
    expectIn(said, 'paid features', `what \`${command}\` says without a plan`);
  }
}

/** What concepts/rbac says that users see. */
export const rbac = ofTheBuild(
  'docs-studio/concepts/rbac.mdx',
  'the price for each value that means admin; no page and no price for support, nor for the value admin; no server without the plan',
  async (visit) => {
    await sees(visit, 'Shop.Administrator');
    await sees(visit, 'Shop.Owner');
    await isKeptOut(visit, 'support');
    await isKeptOut(visit, 'admin');
    await needsThePlan(visit);
  },
);
