// Exports the real function by its file path, because the package's index imports Docusaurus's entire client.
export { processAdmonitionProps } from '../../../../../node_modules/@docusaurus/theme-common/lib/utils/admonitionUtils';
