import { jsonForScript } from '../../shared/jsonForScript';
import { hoistEmotionStyles } from '../shared/emotionStyles';
import { withoutInlineScripts } from './inlineScripts';
import { pageScripts } from './pageScripts';
import { readStarter } from './starterFile';

/** What Docusaurus hands to an `ssrTemplate` (its own `ssgTemplate.js` is the source). */
export interface TemplateData {
  appHtml: string;
  baseUrl: string;
  htmlAttributes: string;
  bodyAttributes: string;
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
  metaAttributes: string[];
  /** Entry scripts, without the base. */
  scripts: string[];
  /** Stylesheets, without the base. */
  stylesheets: string[];
  noIndex: boolean;
  version: string;
}

/** theme-classic's icon sprite: nothing here draws from it, and it hides itself by a style attribute. */
const THEME_SPRITE = /<svg style="display: none;">[\s\S]*?<\/svg>/;

/**
 * Renders one whole page: complete HTML and CSS, one inline script (the starter) and the list of the
 * scripts that the starter loads on the reader's first intent. No script file is named in the page.
 *
 * @param it the data that Docusaurus gives to its template
 * @returns the HTML document
 * @throws if a plugin adds an executable inline script that the starter does not replace
 */
export function renderDocument(it: TemplateData): string {
  const { html, styles } = hoistEmotionStyles(it.appHtml);
  const meta = withoutInlineScripts(it.metaAttributes.join('\n'));
  const head = withoutInlineScripts(it.headTags);
  const preBody = withoutInlineScripts(it.preBodyTags).replace(THEME_SPRITE, '');
  const postBody = withoutInlineScripts(it.postBodyTags);
  const stylesheets = it.stylesheets
    .map((file) => `<link rel="stylesheet" href="${it.baseUrl}${file}">`)
    .join('');
  const scripts = pageScripts(it, meta);
  return `<!DOCTYPE html>
<html ${it.htmlAttributes}>
<head>
<meta charset="UTF-8">
<script>${readStarter()}</script>
${meta}
${head}
${styles}
${stylesheets}
</head>
<body ${it.bodyAttributes}>
${preBody}
<div id="__docusaurus">${html}</div>
<script type="application/json" id="app-scripts">${jsonForScript(scripts)}</script>
${postBody}
</body>
</html>`;
}
