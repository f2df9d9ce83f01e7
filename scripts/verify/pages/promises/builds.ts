import { type Followed, seen } from '../promise';

/** Something of the library stands on the page: the frame, or the sign-in form before it. */
const rendered: Followed['finally'] = {
  sees: 'the frame or the sign-in form',
  check: async ({ open }) => {
    const page = await open('/');
    await seen(page.locator('header, main, form'));
  },
};

const page = (name: string): string => `docs-toolpad-core/integrations/${name}.mdx`;

/** Pages that are followed to the build, which is then opened once. */
export const builds: readonly Followed[] = [
  { page: page('nextjs-approuter'), promises: [], serve: 'npm run start', finally: rendered },
  { page: page('nextjs-pagesrouter'), promises: [], serve: 'npm run start', finally: rendered },
];
