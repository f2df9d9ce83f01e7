import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { hoistEmotionStyles } from '../../../page-start/shared/emotionStyles';
import { bundleScript } from '../../../shared/node/bundleScript';
import { escapeAttribute, escapeText, serializeForScript } from '../../../shared/escapeHtml';
import { type AssetFolder, extractSharedStyles } from './assets';
import type { FrameSpec } from './collect';
import { getCoverHtml } from './cover';
import { FONT_PLACEHOLDER } from './textFont';

const FRAME_DIR = path.resolve(__dirname, '../../frame');

/** The parts of the document that all frames share. */
export interface FrameShell {
  /** The content of the inline script. */
  script: string;
  /** The styles of the frame itself, without those of the demo. */
  css: string;
  language: string;
  siteTitle: string;
}

/**
 * Builds the parts that all frames share.
 *
 * @param site - the site's language and title
 */
export function createFrameShell(site: Pick<FrameShell, 'language' | 'siteTitle'>): FrameShell {
  const script = bundleScript('demo-frame', {
    entryPoints: [path.join(FRAME_DIR, 'inlineScript.ts')],
  });
  const contents = fs.readFileSync(path.join(FRAME_DIR, 'frame.css'), 'utf8');
  const { outputFiles } = buildSync({
    stdin: { contents, loader: 'css' },
    write: false,
    minify: true,
  });
  return { script: script.trim(), css: outputFiles[0]?.text.trim() ?? '', ...site };
}

/**
 * Disables MUI's color scheme script by changing its type. The script would conflict with the frame's inline script and
 * violate the content security policy, but React expects the element during hydration.
 */
function disableScripts(html: string): string {
  return html.replace(/<script(?=[\s>])(?![^>]*\btype=)/g, '<script type="text/plain"');
}

/**
 * Returns a frame's document: complete HTML and CSS, an inline script, and the list of scripts that load on the
 * reader's first interaction.
 */
export function renderDocument(
  frame: FrameSpec,
  demoHtml: string,
  files: { scripts: string[]; styles: string[] },
  shell: FrameShell,
  assets: AssetFolder,
): string {
  // A demo must not take the focus of the page.
  const content = disableScripts(demoHtml).replaceAll(' autofocus=""', '');
  const { html, styles } = hoistEmotionStyles(content);
  const links = files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const parts = frame.selectors.length > 0 ? JSON.stringify(frame.selectors) : '';
  return `<!DOCTYPE html>
<html lang="${shell.language}" data-layout="${frame.layout}"${frame.startsInView ? ' data-start' : ''}${parts && ` data-parts="${escapeAttribute(parts)}"`}>
<head>
<meta charset="UTF-8">
<style>${FONT_PLACEHOLDER}</style>
<script>${shell.script}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${frame.title} demo | ${shell.siteTitle}`)}</title>
<meta name="robots" content="noindex">
<style>${shell.css}</style>
${links}
${extractSharedStyles(styles, assets)}
</head>
<body>
<div id="demo">${html}</div>
${getCoverHtml(frame, demoHtml)}
<script type="application/json" id="appScripts">${serializeForScript(files.scripts)}</script>
</body>
</html>
`;
}
