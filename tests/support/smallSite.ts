import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PRODUCTS } from '../../src/site/products';
import { copySite } from './copySite';

const run = promisify(execFile);

const PROGRAM = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const createPage = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: One of the few pages of a site that builds quickly for tests.\n---\n\n${text}\n`;

/** The site's only demo. */
const DEMO_FILE = 'docs-toolpad-core/react-use-dialogs/AlertMessage.tsx';

/** The contents of pages and of the parts that they import, by file. */
const FILE_CONTENTS: Record<string, string> = {
  'docs-toolpad-core/introduction/index.mdx': createPage('Toolpad Core', 'The walrus was here.'),
  'docs-toolpad-core/introduction/installation.mdx': createPage(
    'Install Core',
    '## Run a command\n\nOne.',
  ),
  'docs-toolpad-core/introduction/farewell.mdx': createPage('Farewell', 'This page goes.'),
  'docs-toolpad-core/react-use-dialogs/index.mdx': createPage(
    'useDialogs',
    '<Demo name="AlertMessage" height={200} />\n\n```bash\nnpm install\n```',
  ),
  'docs-toolpad-core/api/dialogs-provider.mdx': createPage(
    'DialogsProvider API',
    '<ApiReference name="DialogsProvider" />',
  ),
  'docs-studio/getting-started/index.mdx': createPage(
    'Toolpad Studio',
    'The walrus was here, too.',
  ),
  'docs-studio/getting-started/installation.mdx': createPage('Install Studio', 'Two.'),
  // Landing pages and the front page import these parts.
  'docs-toolpad-core/introduction/_tasks.mdx': 'The tasks of Core.\n',
  'docs-studio/concepts/_tasks.mdx': 'The tasks of Studio.\n',
  'docs-toolpad-core/introduction/_showcase.mdx': 'The showcase of Core.\n',
  'docs-studio/concepts/_showcase.mdx': 'The showcase of Studio.\n',
};

const SIDEBAR_PATHS = {
  core: [
    ['introduction', 'introduction/installation', 'introduction/farewell', 'react-use-dialogs'],
    ['api/dialogs-provider'],
  ],
  studio: [['getting-started', 'getting-started/installation']],
};

const createSidebar = (id: 'core' | 'studio'): string =>
  `export const ${id} = ${JSON.stringify(
    SIDEBAR_PATHS[id].map((names, place) => ({
      pathname: `/${id}/${place}-group`,
      title: `Group ${place + 1}`,
      children: names.map((name) => ({
        pathname: `/${id}/${name}`,
        ...(name.startsWith('api/') && { kind: 'components-api' }),
      })),
    })),
  )} satisfies import('../entry').NavEntry[];\n`;

/** A copy of the site with few pages, in which tests run Docusaurus quickly. */
export class SmallSite {
  private commits = 0;

  /** @param folder - a folder that doesn't exist yet, for the copy */
  constructor(readonly folder: string) {
    copySite(folder);
    const demo = this.read(DEMO_FILE);
    PRODUCTS.forEach((product) =>
      fs.rmSync(path.join(folder, product.folder), { recursive: true }),
    );
    this.write(DEMO_FILE, demo);
    Object.entries(FILE_CONTENTS).forEach(([file, text]) => this.write(file, text));
    PRODUCTS.forEach(({ id }) => this.write(`src/navigation/trees/${id}.ts`, createSidebar(id)));
    // The copy lacks the targets of most links, so broken links must not fail the build.
    const config = this.read('docusaurus.config.ts').replace(
      /(onBroken\w+: )'throw'/g,
      "$1'ignore'",
    );
    this.write('docusaurus.config.ts', config);
    this.commit();
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    fs.writeFileSync(path.join(this.folder, file), text);
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file));
  }

  /** Commits all changes, one day after the previous commit. */
  commit(): void {
    this.commits += 1;
    const date = `2030-01-0${this.commits}T12:00:00Z`;
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: this.folder,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'A step');
  }

  /** Runs a Docusaurus command in the copy. */
  async docusaurus(...args: string[]): Promise<void> {
    await run(process.execPath, [PROGRAM, ...args], this.getSpawnOptions());
  }

  /** Starts the development server in the copy. */
  start(...args: string[]): ChildProcess {
    return spawn(process.execPath, [PROGRAM, 'start', ...args], this.getSpawnOptions());
  }

  private getSpawnOptions() {
    return { cwd: this.folder, env: { ...process.env, NODE_ENV: undefined } };
  }
}
