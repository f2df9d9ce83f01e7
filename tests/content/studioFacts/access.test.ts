/** Who can read what, and who can sign in. */
import { EDITOR, GATHERED, SERVER, holdFacts } from './facts';

holdFacts([
  {
    fact: 'the message of a failed request holds its address',
    says: {
      'concepts/http-requests.mdx': /A key in the URL leaks/,
      [GATHERED]: /the error has the whole address/,
    },
    file: SERVER,
    shows: /while fetching "\$\{res\.url\}"/,
  },
  {
    fact: 'bindings in the parameters of a request are evaluated on the server, with its environment',
    says: {
      'concepts/http-requests.mdx': /Parameters are evaluated/,
      [GATHERED]: /bindings among them are evaluated on the server/,
    },
    file: SERVER,
    shows:
      /createServerJsRuntime\(process\.env\);\s*const resolvedParams = resolveBindableEntries\(jsRuntime, Object\.entries\(params\), \{\}\)/,
  },
  {
    fact: 'any export can be called by its name',
    says: {
      'concepts/custom-functions.mdx': /Every exported function is an endpoint/,
      [GATHERED]: /Every export of a file in `toolpad\/resources` can be called/,
    },
    file: SERVER,
    shows:
      /execFunction: createMethod\(\(\{ params \}\) => \{\s*return project\.functionsManager\.execFunction\(\.\.\.params\)/,
  },
  {
    fact: 'the data API allows every origin',
    says: {
      'concepts/queries.mdx': /this API allows every origin/,
      [GATHERED]: /answers requests of every origin/,
    },
    file: SERVER,
    shows: /origin: "\*"/,
  },
  {
    fact: 'the development server allows every origin',
    says: {
      'getting-started/installation.mdx': /It allows requests from every origin/,
      [GATHERED]: /answers every origin, and hands its environment variables/,
    },
    file: SERVER,
    shows: /handler\.use\(cors\d?\(\)\)/,
  },
  {
    fact: 'sign-in page and editor need no session',
    says: {
      'concepts/authentication.mdx': /The HTML of the sign-in page holds the content of every page/,
      'concepts/rbac.mdx': /holds what is written on all pages/,
      [GATHERED]: /The HTML of the sign-in page and of every open page holds the content/,
    },
    file: SERVER,
    shows: /!requestPath\.startsWith\(signInPath\) && !requestPath\.startsWith\(editorPath\)/,
  },
  {
    fact: 'signing in leads to the first page',
    says: {
      'concepts/authentication.mdx': /After signing in, users are on the first page/,
      [GATHERED]: /You are on the first page of the app/,
    },
    file: SERVER,
    shows: /async redirect\(\{ baseUrl \}\) \{\s*return `\$\{baseUrl\}\$\{base\}`;/,
  },
  {
    fact: 'a public address of GitHub is not taken for verified',
    says: {
      'concepts/authentication.mdx': /Users with a public email address are refused/,
      [GATHERED]: /shows a public email address are refused/,
    },
    file: SERVER,
    shows:
      /if \(!profile\.email\) \{[\s\S]*profile\.email_verified = activeEmail\.verified;[\s\S]*\(profile\?\.email_verified \|\| skipEmailVerification\) && user\?\.email/,
  },
  {
    fact: 'the variable of the tenant is the issuer',
    says: {
      'concepts/authentication.mdx': /the variable is not the tenant id/,
      [GATHERED]: /It must be the whole address of the issuer/,
    },
    file: SERVER,
    shows: /issuer: process\.env\.TOOLPAD_AZURE_AD_TENANT_ID/,
  },
  {
    fact: 'choosing providers writes them without their roles',
    says: {
      'concepts/rbac.mdx': /Changing the providers deletes the mappings/,
      [GATHERED]: /keeps the role mappings\. \| They are deleted/,
    },
    file: EDITOR,
    shows: /\(provider\) => \(\{ provider \}\)/,
  },
]);
