import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';

export interface PageStartOptions {
  /**
   * Modules that run in the inline script, before the first paint of every page: paths relative to the site. Each
   * has a function as its default export. All of their bytes are in each page's HTML. The constant `COLOR_MODE_KEY`
   * is Docusaurus's storage key of the color mode, which one of the modules must set.
   */
  modules: string[];
  /**
   * Modules that every page needs besides React and the router, by the name of their script. Each script runs in a
   * task of its own, and may use those before it. They load with React, and must be used.
   */
  libraries: Record<string, string[]>;
  /**
   * Stylesheets of the first screen, or folders with stylesheets: paths relative to the site. They are inlined in
   * each page; the theme's `<FirstScreenEnd />` requests the others.
   */
  firstScreen: string[];
  /** Folders below the base URL whose pages are never prefetched, such as `search/`. */
  noPrefetch: string[];
}

const list = Joi.array().items(Joi.string()).unique().required();

const schema = Joi.object<PageStartOptions>({
  modules: list,
  libraries: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)).required(),
  firstScreen: list,
  noPrefetch: list,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(schema);
