import type { Followed, Visit } from '../../promise';
import { expectStatus, statusOf } from './status';

const AUTHORIZATION = `Basic ${Buffer.from('team:use-a-long-one').toString('base64')}`;

async function asksForThePassword(visit: Visit): Promise<void> {
  const path = '/prod/pages/page';
  expectStatus(await statusOf(visit, path), 401, 'a page without the password');
  const headers = { authorization: AUTHORIZATION };
  expectStatus(await statusOf(visit, path, headers), 200, 'a page with it');
  expectStatus(await statusOf(visit, '/health-check'), 200, 'the health check');
}

/** What how-to-guides/basic-auth says: the variables come from the command first, then from the file. */
export const basicAuth: Followed = {
  page: 'docs-studio/how-to-guides/basic-auth.mdx',
  from: 'Studio',
  promises: {
    'Set the variables': {
      '401 without the password, from a page, and not from the health check': asksForThePassword,
    },
  },
  serve: 'npm start',
  finally: { sees: 'the same with the variables in .env', check: asksForThePassword },
};
