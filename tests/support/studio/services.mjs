/** Stand-ins for the services outside that the apps of the docs ask. */

const ISSUER = 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0';
const TENANT = new URL(ISSUER).pathname;
const CLIENT = 'studio';

/** What `.env` holds for the providers of sign-in. */
export const CREDENTIALS = {
  TOOLPAD_AUTH_SECRET: 'a secret that is long enough for a stand-in',
  TOOLPAD_GITHUB_CLIENT_ID: CLIENT,
  TOOLPAD_GITHUB_CLIENT_SECRET: 'secret',
  TOOLPAD_AZURE_AD_CLIENT_ID: CLIENT,
  TOOLPAD_AZURE_AD_CLIENT_SECRET: 'secret',
  TOOLPAD_AZURE_AD_TENANT_ID: ISSUER,
};

const name = 'Amara Okafor';
const email = 'amara@example.com';

/** The code that the browser brings back from a provider: it says what the user is like. @param {string} body */
const codeIn = (body) => new URLSearchParams(body).get('code') ?? '';

/** @param {object} value */
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Microsoft's token: the code names the roles of the user, with commas between them. @param {string} code */
function microsoftTokens(code) {
  const iat = Math.floor(Date.now() / 1000);
  const user = { sub: 'amara', name, email, roles: code.split(',') };
  const claims = { iss: ISSUER, aud: CLIENT, iat, exp: iat + 3600, ...user };
  const token = `${encode({ alg: 'RS256', kid: 'key' })}.${encode(claims)}.c2lnbmF0dXJl`;
  return { access_token: code, token_type: 'Bearer', expires_in: 3600, id_token: token };
}

/** What the clients get that sign in with a key. */
const TOKEN = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };

/** @type {Record<string, number>} how often packages are downloaded each day */
const DOWNLOADS = { react: 6_100_000, vue: 1_200_000 };

/**
 * By host, what a service answers: JSON, `null` for nothing, or `undefined` for what it does not know.
 *
 * @type {Record<string, (request: { path: string, body: string, authorization: string }) => unknown>}
 */
export const SERVICES = {
  // The example of a service on the pages about HTTP requests.
  'localhost:4999': ({ path, body }) => {
    if (path.startsWith('/cities/') || path.startsWith('/stations')) {
      return { stations: [{ id: 1, name: 'Blindern' }] };
    }
    return path === '/tickets' ? { id: 17, ...JSON.parse(body) } : undefined;
  },
  'api.npmjs.org': ({ path }) => {
    const downloads = DOWNLOADS[path.split('/').at(-1) ?? ''];
    const days = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));
    return downloads && { downloads: days.map((day) => ({ day: `2026-10-${day}`, downloads })) };
  },
  'oauth2.googleapis.com': () => TOKEN,
  'www.googleapis.com': () => TOKEN,
  'sheets.googleapis.com': ({ path }) => {
    const [head, row] = [
      ['Item', 'Stock'],
      ['Kettle', '12'],
    ];
    const sheet = { properties: { title: 'Stock' } };
    return path.includes('/values/') ? { values: [head, row] } : { sheets: [sheet] };
  },
  'github.com': ({ path, body }) =>
    path === '/login/oauth/access_token'
      ? { access_token: codeIn(body), token_type: 'bearer', scope: 'read:user' }
      : undefined,
  'api.github.com': ({ path, authorization }) =>
    path === '/user'
      ? { id: 1, login: 'amara', name, email: authorization.endsWith('public') ? email : null }
      : [{ email, primary: true, verified: true }],
  'login.microsoftonline.com': ({ path, body }) => {
    const [pathname] = path.split('?');
    const configuration = {
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: 'https://graph.microsoft.com/oidc/userinfo',
      jwks_uri: `${ISSUER}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    if (pathname === `${TENANT}/.well-known/openid-configuration`) {
      return configuration;
    }
    return pathname === `${TENANT}/token` ? microsoftTokens(codeIn(body)) : undefined;
  },
  // Nobody has a picture.
  'graph.microsoft.com': () => null,
};
