import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { studio } from '../../../../sidebars';
import { buildSidebar } from '../sidebar';
import { docIdResolver } from './docIds';

const docIdOf = docIdResolver({ docsDir: 'docs-studio', routeBasePath: 'studio' });

const sidebars: SidebarsConfig = { studio: buildSidebar(studio, docIdOf) };

export default sidebars;
