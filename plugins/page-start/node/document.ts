import type { SSGTemplateData } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { jsonForScript } from '../../shared/jsonForScript';
import { hoistEmotionStyles } from '../shared/emotionStyles';
import { withoutInlineScripts } from './inlineScripts';
import { pageScripts } from './pageScripts';
import { readStarter } from './starterFile';
import { placeStylesheets } from './stylesheets';

/** theme-classic's icon sprite, which hides itself by a style attribute. */
const THEME_SPRITE = /<svg style="display: none;">[\s\S]*?<\/svg>/;

/**
 * Renders one whole page: complete HTML and CSS, two inline scripts (the starter, and the one where the
 * first screen ends), the rules by which browsers make the next page ready, and the list of
 * the scripts that the starter loads on the reader's first intent. No script file is named in the page.
 *
 * @param it the data that Docusaurus gives to its template
 * @returns the HTML document
 * @throws if the site does without theme-classic's script, and a plugin adds another one that the
 *   starter does not replace
 */
export function renderDocument(it: SSGTemplateData): string {
  const { html: body, styles } = hoistEmotionStyles(it.appHtml);
  const { code, arrival, nextPages, without, outDir } = readStarter();
  const checked = without.includes('script')
    ? withoutInlineScripts
    : (tags: string): string => tags;
  const meta = checked(it.metaAttributes.join('\n'));
  const head = checked(it.headTags);
  const preBody = checked(it.preBodyTags);
  const postBody = checked(it.postBodyTags);
  const { baseUrl } = it;
  const site = { outDir, baseUrl };
  const { html, head: stylesheets } = placeStylesheets(body, it.stylesheets, site, arrival);
  const scripts = pageScripts(it, meta);
  return `<!DOCTYPE html>
<html ${it.htmlAttributes}>
<head>
<meta charset="UTF-8">
<script type="speculationrules">${nextPages}</script>
${meta}
<script>${code}</script>
${head}
${styles}
${stylesheets}
</head>
<body ${it.bodyAttributes}>
${without.includes('icons') ? preBody.replace(THEME_SPRITE, '') : preBody}
<div id="__docusaurus">${html}</div>
<script type="application/json" id="appScripts">${jsonForScript(scripts)}</script>
${postBody}
</body>
</html>`;
}
