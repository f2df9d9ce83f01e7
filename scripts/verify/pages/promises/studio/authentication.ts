import { ofTheBuild, seen } from '../../promise';
import { askQuery, signIn } from './signIn';
import { expectIn } from './status';

/** What concepts/authentication says that users see. */
export const authentication = ofTheBuild(
  'docs-studio/concepts/authentication.mdx',
  'nothing without a session but the sign-in page, whose HTML has all pages; a user with a public address refused; another one by name',
  async (visit) => {
    const address = await visit.address();
    const stranger = await visit.open('/prod/signin');
    expectIn(await askQuery(stranger, 'me/user'), '401', 'the answer to a stranger');
    const html = await (await fetch(new URL('/prod/signin', address))).text();
    expectIn(html, 'Signed in as', 'the HTML of the sign-in page');
    const refused = await signIn(visit, /github/i, 'public');
    await seen(refused.getByText('Access unauthorized.'));
    const admitted = await signIn(visit, /github/i, 'private');
    await seen(admitted.getByText('Signed in as Amara Okafor (amara@example.com)'));
  },
);
