import { CHOICES } from '../../choices/registry';

/**
 * The package managers that npm commands are converted for. The Yarn commands are for version 4, but most also work in
 * version 1.
 */
export const OTHER_MANAGERS = CHOICES.packageManager.values.filter((name) => name !== 'npm');

type OtherManager = (typeof OTHER_MANAGERS)[number];

type CommandConverter = (args: string[], manager: OtherManager) => string[] | undefined;

/** Removes `--`. Only npm needs it before the arguments of a script: `-- --template react-ts`. */
const removeDoubleDash = (args: string[]): string[] => args.filter((arg) => arg !== '--');

const convertInstall: CommandConverter = (args, manager) => {
  const isDev = args.includes('--save-dev');
  const packages = args.filter((arg) => arg !== '--save-dev');
  if (packages.some((arg) => arg.startsWith('-'))) {
    return undefined;
  }
  return packages.length > 0
    ? [manager, 'add', ...(isDev ? ['-D'] : []), ...packages]
    : [manager, 'install'];
};

const CONVERTERS: Record<string, CommandConverter> = {
  install: convertInstall,
  uninstall: (args, manager) =>
    args.some((arg) => arg.startsWith('-')) ? undefined : [manager, 'remove', ...args],
  run: (args, manager) => [manager, 'run', ...removeDoubleDash(args)],
  start: (args, manager) => [manager, 'start', ...removeDoubleDash(args)],
  test: (args, manager) => [manager, 'test', ...removeDoubleDash(args)],
  create: (args, manager) => [manager, 'create', ...removeDoubleDash(args)],
};

/**
 * Matches packages that `npx` downloads: `create-*` packages, and packages with a version. All other packages are
 * installed in the project.
 */
const DOWNLOADED_PACKAGE = /^create-|.@/;

function convertNpx([name = '', ...args]: string[], manager: OtherManager): string[] | undefined {
  if (!name || name.startsWith('-')) {
    return undefined;
  }
  if (DOWNLOADED_PACKAGE.test(name)) {
    return [manager, 'dlx', name, ...args];
  }
  // `dlx` would download the package with the same name as the command, which may be unrelated.
  return [manager, manager === 'pnpm' ? 'exec' : 'run', name, ...args];
}

function convertCommand(command: string, manager: OtherManager): string {
  const [program = '', ...args] = command.split(/\s+/);
  if (program !== 'npm' && program !== 'npx') {
    if (/\b(?:npm|npx)\s/.test(command)) {
      throw new Error(`"${command}" calls npm in a way that can’t be converted.`);
    }
    return command;
  }
  const [name = '', ...commandArgs] = args;
  const converter = Object.hasOwn(CONVERTERS, name) ? CONVERTERS[name] : undefined;
  const result = program === 'npx' ? convertNpx(args, manager) : converter?.(commandArgs, manager);
  if (!result) {
    throw new Error(
      `"${command}" has no exact counterpart for ${manager}. Expected npm ` +
        `${Object.keys(CONVERTERS).join(', ')}, or npx. Remove "pm", or split the block.`,
    );
  }
  return result.join(' ');
}

/**
 * Converts npm commands to another package manager. Libraries for this purpose aren't exact: they convert `npx` with an
 * installed command to `dlx`, which would run a third party's package.
 *
 * @param code - one shell command per line; other programs are kept
 * @param manager - the package manager
 * @throws Error if a command has no exact counterpart
 */
export function convertCommands(code: string, manager: OtherManager): string {
  return code
    .split('\n')
    .map((line) => convertCommand(line, manager))
    .join('\n');
}
