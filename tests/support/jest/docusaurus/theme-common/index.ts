// The real one; the package's index would bring all of Docusaurus's client with it.
export { processAdmonitionProps } from '../../../../../node_modules/@docusaurus/theme-common/lib/utils/admonitionUtils';
