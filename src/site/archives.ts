import type { PageOutputsOptions } from '../../plugins/page-outputs/options';

/** The page whose modules readers can download. */
const LEAVE_CORE = 'docs-toolpad-core/introduction/leave-toolpad-core.mdx';

/** The downloads with the files of pages, by their URLs. */
export const ARCHIVES: PageOutputsOptions['archives'] = {
  'core/introduction/replacement-modules.zip': { pages: [LEAVE_CORE], folder: 'src/ui' },
  'core/introduction/replacement-modules-nextjs.zip': {
    pages: [LEAVE_CORE, LEAVE_CORE.replace('.mdx', '-in-nextjs.mdx')],
    folder: 'src/ui',
  },
};
