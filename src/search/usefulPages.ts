import type { ProductId } from '@site/src/site/products';

/** The pages that most readers look for, by product. The paths don't contain the site's base URL. */
export const USEFUL_LINKS: Record<ProductId, { title: string; to: string }[]> = {
  core: [
    { title: 'Installation', to: '/core/introduction/installation/' },
    { title: 'Tutorial', to: '/core/introduction/tutorial/' },
    { title: 'All components', to: '/core/all-components/' },
  ],
  studio: [
    { title: 'Installation', to: '/studio/getting-started/installation/' },
    { title: 'Build your first app', to: '/studio/getting-started/first-app/' },
    { title: 'Components', to: '/studio/reference/components/' },
  ],
};
