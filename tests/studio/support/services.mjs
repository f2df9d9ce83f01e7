/** Fake versions of the services that the documented apps call. */

const ISSUER = 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0';
const TENANT_PATH = new URL(ISSUER).pathname;
const CLIENT_ID = 'studio';

/** The variables in `.env` that configure sign-in providers. */
export const CREDENTIALS = {
  TOOLPAD_AUTH_SECRET: 'a secret that is long enough for a test',
  TOOLPAD_GITHUB_CLIENT_ID: CLIENT_ID,
  TOOLPAD_GITHUB_CLIENT_SECRET: 'secret',
  TOOLPAD_AZURE_AD_CLIENT_ID: CLIENT_ID,
  TOOLPAD_AZURE_AD_CLIENT_SECRET: 'secret',
  TOOLPAD_AZURE_AD_TENANT_ID: ISSUER,
};

const name = 'Amara Okafor';
const email = 'amara@example.com';

/** Returns the code in a request for tokens. The code describes the user. @param {string} body */
const getCode = (body) => new URLSearchParams(body).get('code') ?? '';

/** @param {object} value */
const encodeJson = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns Microsoft's tokens. The code is a list of the user's roles, with commas. @param {string} code */
function createMicrosoftTokens(code) {
  const iat = Math.floor(Date.now() / 1000);
  const user = { sub: 'amara', name, email, roles: code.split(',') };
  const claims = { iss: ISSUER, aud: CLIENT_ID, iat, exp: iat + 3600, ...user };
  const token = `${encodeJson({ alg: 'RS256', kid: 'key' })}.${encodeJson(claims)}.c2lnbmF0dXJl`;
  return { access_token: code, token_type: 'Bearer', expires_in: 3600, id_token: token };
}

/** The response to clients that request a token with a private key. */
const TOKEN_RESPONSE = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };

/** @type {Record<string, number>} downloads of packages per day */
const DOWNLOADS = { react: 6_100_000, vue: 1_200_000 };

/** Responds to the documented queries. @param {{ query: string, variables: Record<string, string> }} request */
function respondToGraphQL({ query, variables: { carrier, port } }) {
  if (query.includes('shipments(carrier: $carrier)')) {
    return { data: { shipments: [{ id: 1, destination: `Oslo with ${carrier}` }] } };
  }
  if (query.includes('arrivals(port: $port)') && port) {
    return { data: { arrivals: [{ id: 1, ship: `Polaris in ${port}` }] } };
  }
  return { errors: [{ message: 'A port is required' }] };
}

/**
 * The services by host. A service returns JSON, `null` for 404, or `undefined` for an unknown request.
 *
 * @type {Record<string, (request: { path: string, body: string, authorization: string }) => unknown>}
 */
export const SERVICES = {
  // The example service on the pages about HTTP requests.
  'localhost:4999': ({ path, body }) => {
    if (path.startsWith('/cities/') || path.startsWith('/stations')) {
      return { stations: [{ id: 1, name: 'Blindern' }] };
    }
    if (path.startsWith('/returns')) {
      return [
        { id: 1, item: 'Kettle', reason: new URLSearchParams(path.split('?')[1]).get('status') },
      ];
    }
    if (path === '/graphql') {
      return respondToGraphQL(JSON.parse(body));
    }
    return path === '/tickets' ? { id: 17, ...JSON.parse(body) } : undefined;
  },
  'api.npmjs.org': ({ path }) => {
    const downloads = DOWNLOADS[path.split('/').at(-1) ?? ''];
    const days = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));
    return downloads && { downloads: days.map((day) => ({ day: `2026-10-${day}`, downloads })) };
  },
  'oauth2.googleapis.com': () => TOKEN_RESPONSE,
  'www.googleapis.com': () => TOKEN_RESPONSE,
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
      ? { access_token: getCode(body), token_type: 'bearer', scope: 'read:user' }
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
    if (pathname === `${TENANT_PATH}/.well-known/openid-configuration`) {
      return configuration;
    }
    return pathname === `${TENANT_PATH}/token` ? createMicrosoftTokens(getCode(body)) : undefined;
  },
  // The fake users have no pictures.
  'graph.microsoft.com': () => null,
};
