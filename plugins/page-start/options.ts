import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import { STOCK_PARTS, type StockPart } from './node/stockParts';

/** How a site starts its pages, checked and complete. */
export interface PageStartSettings {
  /**
   * What runs with the starter, before the first paint, on every page: modules, by their path from
   * the site's root, each with a function as its default export. Every byte of them is in each page's
   * HTML. The constant `COLOR_MODE_KEY` is Docusaurus's storage key of the color mode.
   */
  modules: string[];
  /**
   * Modules that every page needs besides React and the router, by a name for their script: each script
   * evaluates in a task of its own, and may use those before it. They must be used, and load with React.
   */
  libraries: Record<string, string[]>;
  /**
   * The styles of what stands in a page's first screen: stylesheets or folders of such, by their path from
   * the site's root. They are written into each page; `<FirstScreenEnd />` of the theme asks for the others.
   */
  firstScreen: string[];
  /** What of theme-classic the site does without, since its own theme replaces it. */
  without: StockPart[];
  /** Folders below the base whose pages are never loaded ahead, such as `search/`. */
  notAhead: string[];
  /**
   * Which buttons do nothing without React, as a selector: a click that comes too early is kept and
   * repeated. Those of theme-classic are `.clean-btn`.
   */
  needsApp: string;
}

/** The same as a site writes it: whatever is left out has its default. */
export type PageStartOptions = Partial<PageStartSettings>;

const parts = Object.keys(STOCK_PARTS);

const listOf = (item: Joi.Schema) => Joi.array().items(item).unique().default([]);

const schema = Joi.object<PageStartSettings>({
  modules: listOf(Joi.string()),
  libraries: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)).default({}),
  firstScreen: listOf(Joi.string()),
  without: listOf(Joi.valid(...parts)),
  notAhead: listOf(Joi.string()),
  needsApp: Joi.string().default('[data-needs-app]'),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<PageStartOptions, PageStartSettings>(schema);
