import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';

/** A module that runs without the app. */
export interface Island {
  /** A module that starts before React has loaded, such as one that loads data. The other module may import it. */
  data: string;
  /** A module that renders with React. */
  view: string;
}

export interface PageStartOptions {
  /**
   * Modules whose function `beforePaint` the inline script calls before the first paint, as paths relative to the site.
   * The HTML of every page contains their code.
   */
  beforePaint: string[];
  /** Modules whose function `afterPaint` the inline script calls right after the first paint. */
  afterPaint: string[];
  /**
   * Modules that every page needs besides React and the router, by script name. Each script runs in a separate task,
   * and may use the modules of earlier scripts. The scripts load with React, and the app must use each module.
   */
  libraries: Record<string, string[]>;
  /**
   * Modules that run without the app, by script name, as paths relative to the site. A page lists the scripts of an
   * island in `<script id="{name}Scripts">`, for `loadScripts`. Islands share React with the app.
   */
  islands: Record<string, Island>;
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
  beforePaint: listSchema,
  afterPaint: listSchema,
  libraries: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)).required(),
  islands: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({ data: Joi.string().required(), view: Joi.string().required() }),
    )
    .required(),
  firstScreen: listSchema,
  noPrefetch: listSchema,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(optionsSchema);
