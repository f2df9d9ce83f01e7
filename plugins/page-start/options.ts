import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';

/** What a site adds to the start of its pages. */
export interface PageStartOptions {
  /**
   * What runs with the starter, before the first paint, on every page: modules, by their path from
   * the site's root, each with a function as its default export. Every byte of them is in each page's
   * HTML. The constant `COLOR_MODE_KEY` is Docusaurus's storage key of the colour mode.
   */
  modules: string[];
}

const schema = Joi.object<PageStartOptions>({
  modules: Joi.array()
    .items(Joi.string())
    .unique()
    .required()
    .description("different paths from the site's root, such as ['plugins/search/early.ts']"),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck('page-start', schema);
