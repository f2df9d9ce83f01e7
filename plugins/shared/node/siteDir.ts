import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/**
 * The site's folder, for code that receives no context from Docusaurus: remark and rehype plugins, and the rendering of
 * pages.
 */
export const SITE_DIR = path.resolve(__dirname, '../../..');

/** Docusaurus's folder for generated files, for code that receives no context from Docusaurus. */
export const GENERATED_DIR = path.resolve(SITE_DIR, GENERATED_FILES_DIR_NAME);
