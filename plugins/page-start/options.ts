import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';

export interface PageStartOptions {
  /**
   * Modules that run in the inline script, before the first paint of every page, as paths relative to the site. Each
   * module has a function as its default export. The HTML of every page contains their code.
   */
  modules: string[];
  /**
   * Modules that every page needs besides React and the router, by script name. Each script runs in a separate task,
   * and may use the modules of earlier scripts. The scripts load with React, and the app must use each module.
   */
  libraries: Record<string, string[]>;
  /**
   * Modules that run without the app, by script name, as paths relative to the site. A page lists the scripts of an
   * island in `<script id="{name}Scripts">`, for `loadScripts`. Islands share React with the app.
   */
  islands: Record<string, string>;
  /**
   * Stylesheets of the first screen, or folders with stylesheets, as paths relative to the site. They are inlined in
   * each page. The other stylesheets are linked at the theme's `<FirstScreenEnd />`.
   */
  firstScreen: string[];
  /** Folders below the base URL whose pages are never prefetched, such as `search/`. */
  noPrefetch: string[];
}

const listSchema = Joi.array().items(Joi.string()).unique().required();

const optionsSchema = Joi.object<PageStartOptions>({
  modules: listSchema,
  libraries: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)).required(),
  islands: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  firstScreen: listSchema,
  noPrefetch: listSchema,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(optionsSchema);
