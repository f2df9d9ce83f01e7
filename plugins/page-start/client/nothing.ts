// Replaces modules that are not needed, because no option disables them: theme-classic always adds its stylesheet
// (https://github.com/facebook/docusaurus/issues/3655). With an alias of `false`, the module's id would depend on the build folder.
export {};
