import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { hoistEmotionStyles } from '../../../page-start/shared/emotionStyles';
import { BUNDLE_TARGET } from '../../../shared/node/browsers';
import { escapeText } from '../../../shared/escapeHtml';
import { jsonForScript } from '../../../shared/jsonForScript';
import { type Assets, shareStyles } from './assets';
import type { FrameSpec } from './collect';
import { TEXT_FONT_ID } from '../../shared/frames';
import { FONT_PLACEHOLDER } from './textFont';

const BROWSER = path.resolve(__dirname, '../../frame');

/** What all frames have in common. */
export interface FrameShell {
  /** The inline script. */
  starter: string;
  /** The frame's own few styles. */
  css: string;
  language: string;
  siteTitle: string;
}

/**
 * Prepares what all frames have in common.
 *
 * @param colorModeKey the storage key of the reader's color mode
 */
export function frameShell(
  colorModeKey: string,
  site: { language: string; siteTitle: string },
): FrameShell {
  const result = buildSync({
    entryPoints: [path.join(BROWSER, 'starter.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BUNDLE_TARGET,
    define: { COLOR_MODE_KEY: JSON.stringify(colorModeKey) },
  });
  const css = fs.readFileSync(path.join(BROWSER, 'frame.css'), 'utf8');
  const [file] = buildSync({
    stdin: { contents: css, loader: 'css' },
    write: false,
    minify: true,
  }).outputFiles;
  return {
    starter: (result.outputFiles[0]?.text ?? '').trim(),
    css: (file?.text ?? '').trim(),
    ...site,
  };
}

/**
 * MUI's color scheme script would run beside the starter, against the site's policy; it stays in
 * place, because React expects it there, but as data.
 */
function withoutScripts(html: string): string {
  return html.replace(/<script(?=[\s>])(?![^>]*\btype=)/g, '<script type="text/plain"');
}

/** What the frame shows, and how the browser goes on with it. */
export interface FrameBody {
  html: string;
  /** React can take over what is there; otherwise it renders again. */
  prerendered: boolean;
  /** What stands over the demo until it runs, as HTML. */
  over: string;
}

/**
 * A frame's document: complete HTML and CSS, one inline script, and the list of the scripts that it
 * loads on the reader's first intent.
 */
export function frameDocument(
  frame: FrameSpec,
  body: FrameBody,
  files: { scripts: string[]; styles: string[] },
  shell: FrameShell,
  assets: Assets,
): string {
  const { html, styles } = hoistEmotionStyles(withoutScripts(body.html));
  const links = files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return `<!DOCTYPE html>
<html lang="${shell.language}" data-layout="${frame.layout}">
<head>
<meta charset="UTF-8">
<style id="${TEXT_FONT_ID}">${FONT_PLACEHOLDER}</style>
<script>${shell.starter}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${frame.title} demo | ${shell.siteTitle}`)}</title>
<meta name="robots" content="noindex">
<style>${shell.css}</style>
${links}
${shareStyles(styles, assets)}
</head>
<body>
<div id="demo"${body.prerendered ? ' data-prerendered' : ''}>${html}</div>
${body.over}
<script type="application/json" id="appScripts">${jsonForScript(files.scripts)}</script>
</body>
</html>
`;
}
