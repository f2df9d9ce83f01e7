import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/**
 * The site's folder, for what runs outside of Docusaurus's lifecycles and is told no context: the
 * rendering of pages, and the plugins of their Markdown.
 */
export const SITE_DIR = path.resolve(__dirname, '../../..');

/** Docusaurus's folder for generated files, for the same. */
export const GENERATED_DIR = path.resolve(SITE_DIR, GENERATED_FILES_DIR_NAME);
