import { CHOICES } from '../../site-companion/shared/choices/registry';

/** Those that commands are made for. Yarn's are those of version 4; most run in version 1 as well. */
export const OTHER_MANAGERS = CHOICES.packageManager.values.filter((name) => name !== 'npm');

type Other = (typeof OTHER_MANAGERS)[number];

const INSTALL_FLAGS = ['-D', '--save-dev', '-E', '--save-exact'];

type Command = (args: string[], manager: Other) => string[] | undefined;

/** `-- --template react-ts`: npm alone wants the two dashes before what is for the script. */
const withoutDashes = (args: string[]): string[] => args.filter((arg) => arg !== '--');

const install: Command = (args, manager) => {
  const flags = args.filter((arg) => arg.startsWith('-'));
  if (flags.some((flag) => !INSTALL_FLAGS.includes(flag))) {
    return undefined;
  }
  const short = flags.map((flag) => ({ '--save-dev': '-D', '--save-exact': '-E' })[flag] ?? flag);
  const packages = args.filter((arg) => !arg.startsWith('-'));
  return packages.length > 0 ? [manager, 'add', ...short, ...packages] : [manager, 'install'];
};

const COMMANDS: Record<string, Command> = {
  install,
  i: install,
  ci: (args, manager) =>
    args.length > 0
      ? undefined
      : [manager, 'install', manager === 'pnpm' ? '--frozen-lockfile' : '--immutable'],
  uninstall: (args, manager) =>
    args.some((arg) => arg.startsWith('-')) ? undefined : [manager, 'remove', ...args],
  run: (args, manager) => [manager, 'run', ...withoutDashes(args)],
  start: (args, manager) => [manager, 'start', ...withoutDashes(args)],
  test: (args, manager) => [manager, 'test', ...withoutDashes(args)],
  create: (args, manager) => [manager, 'create', ...withoutDashes(args)],
};

/** What `npx` fetches: a starter, or a package with its version. Anything else is installed. */
const FETCHED = /^create-|.@/;

function runBinary([name = '', ...args]: string[], manager: Other): string[] | undefined {
  if (!name || name.startsWith('-')) {
    return undefined;
  }
  // A starter that is told which package manager to use is told the reader's.
  const own = args.map((arg) => (arg === '--use-npm' ? `--use-${manager}` : arg));
  if (FETCHED.test(name)) {
    return [manager, 'dlx', name, ...own];
  }
  // Not dlx: it would fetch a stranger's package that happens to have the name of the command.
  return manager === 'pnpm' ? ['pnpm', 'exec', name, ...own] : ['yarn', 'run', name, ...own];
}

function convert(command: string, manager: Other): string {
  const [, settings = '', rest = ''] = /^((?:\s*\w+=\S+\s+)*)(.*)$/.exec(command) ?? [];
  const [program = '', ...args] = rest.trim().split(/\s+/);
  if (program !== 'npm' && program !== 'npx') {
    if (/\b(?:npm|npx)\s/.test(rest)) {
      throw new Error(`"${command.trim()}" calls npm in a way that cannot be converted.`);
    }
    return command;
  }
  const [name = '', ...ofName] = args;
  const make = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const result = program === 'npx' ? runBinary(args, manager) : make?.(ofName, manager);
  if (!result) {
    throw new Error(
      `"${command.trim()}" has no certain counterpart for ${manager}. Known are npm ` +
        `${Object.keys(COMMANDS).join(', ')} and npx. Leave out "pm", or split the block.`,
    );
  }
  return settings + result.join(' ');
}

/**
 * Turns npm's commands into another package manager's. Strict where the packages that do this guess:
 * `npx` of an installed command must not become `dlx`, which would run a stranger's package.
 *
 * @param code lines of a shell; comments and other programs stay as they are
 * @throws if a command has no certain counterpart
 */
export function toPackageManager(code: string, manager: Other): string {
  return code
    .split('\n')
    .map((line) => {
      const [, commands = '', comment = ''] = /^(.*?)(\s*(?:(?<=^|\s)#.*)?)$/.exec(line) ?? [];
      const converted = commands.split(' && ').map((command) => convert(command, manager));
      return converted.join(' && ') + comment;
    })
    .join('\n');
}
