/** The components that pages can use without an import. */
export const COMPONENT_NAMES = [
  'Admonition',
  'ApiTable',
  'ApiViewSwitch',
  'CodeBlock',
  'Details',
  'FirstScreenEnd',
  'Head',
  'LinkCards',
  'MovedSection',
] as const;
