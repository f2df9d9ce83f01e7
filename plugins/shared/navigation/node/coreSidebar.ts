import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { core } from '../../../../sidebars';
import { buildSidebar } from '../sidebar';
import { docIdResolver } from './docIds';

const docIdOf = docIdResolver({ docsDir: 'docs-toolpad-core', routeBasePath: 'core' });

const sidebars: SidebarsConfig = { core: buildSidebar(core, docIdOf) };

export default sidebars;
