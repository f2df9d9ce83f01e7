// Replaces modules that the site doesn't need and that no option disables: theme-classic always adds its stylesheet
// (https://github.com/facebook/docusaurus/issues/3655). An alias of `false` would make the module's id depend on the
// build folder.
export {};
