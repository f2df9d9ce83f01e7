import type { SSGTemplateData } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { serializeForScript } from '../../shared/escapeHtml';
import { readPageStartData } from './inlineScript';
import { getButtonScripts, getIslandScripts, getPageScripts } from './pageScripts';
import { splitStyles } from './shareStyles';
import { FIRST_SCREEN_END_TAG, placeStylesheets } from './stylesheets';

/**
 * Matches theme-classic's icon sprite. The site's theme doesn't use it, and the content security policy forbids its
 * style attribute. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/index.ts, `injectHtmlTags`.
 */
const THEME_SPRITE = /<svg style="display: none;">[\s\S]*?<\/svg>/;

const SCRIPT_TAG = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A string that identifies theme-classic's color mode script, which the site's inline script replaces. */
const THEME_SCRIPT_SIGNATURE = 'docusaurus-theme';

function isExecutable(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]*)/.exec(attributes)?.[1];
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
}

/**
 * Removes the executable inline scripts that the site's inline script replaces. All pages then have the same inline
 * scripts, so that a content security policy needs few hashes. theme-classic has no option that disables its script.
 * Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts.
 *
 * @param html - tags that Docusaurus or a plugin adds to a page
 * @returns the tags without these scripts; data scripts (JSON-LD) and external scripts remain
 * @throws if `html` contains another executable inline script, which the content security policy would block
 */
export function removeInlineScripts(html: string): string {
  return html.replace(SCRIPT_TAG, (tag, attributes: string, code: string) => {
    if (/\ssrc=/.test(attributes) || !isExecutable(attributes)) {
      return tag;
    }
    if (code.includes(THEME_SCRIPT_SIGNATURE)) {
      return '';
    }
    throw new Error(
      `Page start: expected no executable inline script besides the site's own, but a plugin adds ` +
        `"${code.trim().slice(0, 80)}…". Move this code into a module that is listed in the ` +
        'option "beforePaint" or "afterPaint", or into a client module.',
    );
  });
}

const renderScriptList = (name: string, scripts: readonly string[]): string =>
  `<script type="application/json" id="${name}Scripts">${serializeForScript(scripts)}</script>`;

/**
 * Renders a page: complete HTML and CSS, two inline scripts (one in the head, and one at the end of the first screen),
 * speculation rules, and the list of the scripts that load when the reader first interacts. This
 * plugin adds no external script.
 *
 * @param data - Docusaurus's data for its template
 * @returns the HTML document
 * @throws if a plugin adds another inline script
 */
export function renderDocument(data: SSGTemplateData): string {
  const { baseUrl } = data;
  const { code, deferBelowFold, speculationRules, outDir, islands, reactScript } =
    readPageStartData();
  const site = { baseUrl, reactScript };
  const { html: body, firstScreen, rest } = splitStyles(data.appHtml, FIRST_SCREEN_END_TAG);
  const meta = removeInlineScripts(data.metaAttributes.join('\n'));
  const preBody = removeInlineScripts(data.preBodyTags);
  const { html, head } = placeStylesheets(
    body,
    data.stylesheets,
    { outDir, baseUrl },
    { restStyles: rest, script: deferBelowFold },
  );
  const lists = new Map([
    ...islands.map((name) => [name, getIslandScripts(site, name)] as const),
    ...getButtonScripts(baseUrl, html),
  ]);
  return `<!DOCTYPE html>
<html ${data.htmlAttributes}>
<head>
<meta charset="UTF-8">
<script type="speculationrules">${speculationRules}</script>
${meta}
<script>${code}</script>
${removeInlineScripts(data.headTags)}
${firstScreen}
${head}
</head>
<body ${data.bodyAttributes}>
${preBody.replace(THEME_SPRITE, '')}
<div id="__docusaurus">${html}</div>
${renderScriptList('app', getPageScripts(site, data.scripts, meta, islands))}
${[...lists].map(([name, scripts]) => renderScriptList(name, scripts)).join('\n')}
${removeInlineScripts(data.postBodyTags)}
</body>
</html>`;
}
