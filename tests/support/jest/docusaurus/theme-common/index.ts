// The real function, imported by its path, because the package's index imports all of Docusaurus's client.
export { processAdmonitionProps } from '../../../../../node_modules/@docusaurus/theme-common/lib/utils/admonitionUtils';
