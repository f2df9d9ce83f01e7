import fs from 'node:fs/promises';
import path from 'node:path';
import type { Followed } from '../../promise';
import { showsTheEditor } from './editor';
import { refusalOf } from './refusal';
import { expectIn } from './status';

/** What getting-started/installation says that the reader sees. */
export const installation: Followed = {
  page: 'docs-studio/getting-started/installation.mdx',
  promises: {
    'Run the Toolpad Studio editor': {
      'the editor with one page, whose file is there; no second server on its port; no app for users':
        async (visit) => {
          await showsTheEditor(visit);
          for (const file of ['pages/page/page.yml', '.gitignore']) {
            await fs.access(path.join(visit.folder, 'toolpad', file));
          }
          const { port } = new URL(await visit.address());
          const second = await refusalOf('dev', visit.folder, port);
          expectIn(second, `Port ${port} is not available`, 'what a second server says');
          const users = await refusalOf('start', visit.folder);
          expectIn(users, 'No production build found', 'what `start` says after `dev`');
        },
    },
    'Install Toolpad Studio in an existing project': {
      'the editor, started by the script of another name': showsTheEditor,
    },
  },
};
