import pages from '../../fixtures/pages.json';

/** The pages of the specification, as the sidebar of one product. */
const core = pages.map(({ pathname, title, groups }) =>
  groups.reduceRight<object>((item, label) => ({ type: 'category', label, items: [item] }), {
    type: 'link',
    label: title,
    href: `/toolpad${pathname}`,
  }),
);

export default { core, studio: [] };
