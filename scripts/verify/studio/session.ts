import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);

const COOKIE = 'authjs.session-token';

/** Written where Studio's packages are: the cookie is what its own sign-in would set. */
const PROGRAM = `
import { encode } from '@auth/core/jwt';
const [token, secret] = process.argv.slice(1);
process.stdout.write(await encode({ token: JSON.parse(token), secret, salt: '${COOKIE}' }));
`;

/** An application file, as far as it is about who may see what. */
interface Application {
  spec?: {
    authentication?: { restrictedDomains?: string[] };
    authorization?: { roles?: { name: string }[] };
  };
}

/**
 * The session of somebody with all roles of an app.
 *
 * @param folder has the `node_modules` with Studio
 * @param application the text of the application file
 * @param secret what the app encrypts its sessions with
 * @returns a cookie for the browser; nothing for an app without sign-in
 */
export async function sessionFor(
  folder: string,
  application: string | undefined,
  secret: string,
): Promise<{ name: string; value: string } | undefined> {
  const { spec } = parse(application ?? '{}') as Application;
  if (!spec?.authentication) {
    return undefined;
  }
  const domain = spec.authentication.restrictedDomains?.[0] ?? 'example.com';
  const roles = (spec.authorization?.roles ?? []).map(({ name }) => name);
  const token = { name: 'Amara Okafor', email: `amara@${domain}`, roles };
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(token), secret];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  return { name: COOKIE, value: stdout };
}
