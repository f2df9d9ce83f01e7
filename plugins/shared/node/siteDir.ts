import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/**
 * The site's folder, for code that runs outside of Docusaurus's lifecycle methods and gets no context: the rendering of
 * pages, and the remark and rehype plugins.
 */
export const SITE_DIR = path.resolve(__dirname, '../../..');

/** Docusaurus's folder for generated files, for the same code. */
export const GENERATED_DIR = path.resolve(SITE_DIR, GENERATED_FILES_DIR_NAME);
