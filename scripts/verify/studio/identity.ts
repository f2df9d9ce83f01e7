/**
 * Stand-ins for the providers of sign-in. What a user is like is written into the code that the browser
 * brings back from the provider; here, it is the access token, too.
 */

const ISSUER = 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0';
const CLIENT = 'studio';

/** What `.env` holds for them. */
export const CREDENTIALS = {
  TOOLPAD_AUTH_SECRET: 'a secret that is long enough for a stand-in',
  TOOLPAD_AZURE_AD_CLIENT_ID: CLIENT,
  TOOLPAD_AZURE_AD_CLIENT_SECRET: 'secret',
  TOOLPAD_AZURE_AD_TENANT_ID: ISSUER,
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The code that the browser has brought back. */
const codeIn = (body: string): string => new URLSearchParams(body).get('code') ?? '';

const GITHUB_USER = { id: 1, login: 'amara', name: 'Amara Okafor' };
const EMAIL = 'amara@example.com';

/** Microsoft's token: the code names the roles of the user, with commas between them. */
function microsoftTokens(code: string): object {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: ISSUER, aud: CLIENT, sub: 'amara', iat: now, exp: now + 3600 },
    ...{ name: GITHUB_USER.name, email: EMAIL, roles: code.split(',') },
  };
  const token = [encode({ alg: 'RS256', kid: 'key' }), encode(claims), 'c2lnbmF0dXJl'].join('.');
  return { access_token: code, token_type: 'Bearer', expires_in: 3600, id_token: token };
}

const PATH = new URL(ISSUER).pathname;

/** What a service answers: JSON, `null` for nothing, or `undefined` for what it does not know. */
export type Answer = (request: { path: string; body: string; authorization: string }) => unknown;

export const IDENTITY_PROVIDERS: Readonly<Record<string, Answer>> = {
  'github.com': ({ path, body }) =>
    path === '/login/oauth/access_token'
      ? { access_token: codeIn(body), token_type: 'bearer', scope: 'read:user' }
      : undefined,
  'api.github.com': ({ path, authorization }) => {
    const isPublic = authorization.endsWith('public');
    return path === '/user'
      ? { ...GITHUB_USER, email: isPublic ? EMAIL : null }
      : [{ email: EMAIL, primary: true, verified: true }];
  },
  'login.microsoftonline.com': ({ path, body }) => {
    const [pathname] = path.split('?');
    if (pathname === `${PATH}/.well-known/openid-configuration`) {
      return {
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/authorize`,
        token_endpoint: `${ISSUER}/token`,
        userinfo_endpoint: 'https://graph.microsoft.com/oidc/userinfo',
        jwks_uri: `${ISSUER}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    }
    return pathname === `${PATH}/token` ? microsoftTokens(codeIn(body)) : undefined;
  },
  // Nobody has a picture.
  'graph.microsoft.com': () => null,
};
