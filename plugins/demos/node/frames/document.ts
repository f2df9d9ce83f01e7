import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { hoistEmotionStyles } from '../../../page-start/shared/emotionStyles';
import { BUNDLE_TARGET } from '../../../shared/node/browsers';
import { escapeText } from '../../../shared/escapeHtml';
import { serializeForScript } from '../../../shared/serializeForScript';
import { TEXT_FONT_ID } from '../../shared/frames';
import { type Assets, extractSharedStyles } from './assets';
import type { FrameSpec } from './collect';
import { FONT_PLACEHOLDER } from './textFont';

const FRAME_DIR = path.resolve(__dirname, '../../frame');

/** The parts that all frames have in common. */
export interface FrameShell {
  /** The inline script. */
  script: string;
  /** The styles of the frame itself. */
  css: string;
  language: string;
  siteTitle: string;
}

/**
 * Builds the parts that all frames have in common.
 *
 * @param colorModeKey - the storage key of the reader's color mode
 */
export function createFrameShell(
  colorModeKey: string,
  site: Pick<FrameShell, 'language' | 'siteTitle'>,
): FrameShell {
  const options = { write: false, minify: true } as const;
  const [script] = buildSync({
    ...options,
    entryPoints: [path.join(FRAME_DIR, 'inlineScript.ts')],
    bundle: true,
    format: 'iife',
    target: BUNDLE_TARGET,
    define: { COLOR_MODE_KEY: JSON.stringify(colorModeKey) },
  }).outputFiles;
  const contents = fs.readFileSync(path.join(FRAME_DIR, 'frame.css'), 'utf8');
  const [css] = buildSync({ ...options, stdin: { contents, loader: 'css' } }).outputFiles;
  return { script: script?.text.trim() ?? '', css: css?.text.trim() ?? '', ...site };
}

/**
 * Makes MUI's color scheme script inert. It would compete with the inline script and violate the content security
 * policy, but hydration expects the element.
 */
function disableScripts(html: string): string {
  return html.replace(/<script(?=[\s>])(?![^>]*\btype=)/g, '<script type="text/plain"');
}

/** The content of a frame, and how the browser continues with it. */
export interface FrameBody {
  html: string;
  /** True if the HTML is complete, so that React can hydrate it; otherwise React renders it again. */
  prerendered: boolean;
  /** The HTML that covers the demo until it runs. */
  poster: string;
}

/**
 * Returns a frame's document: complete HTML and CSS, one inline script, and the list of the scripts that load on the
 * reader's first interaction.
 */
export function renderDocument(
  frame: FrameSpec,
  body: FrameBody,
  files: { scripts: string[]; styles: string[] },
  shell: FrameShell,
  assets: Assets,
): string {
  const { html, styles } = hoistEmotionStyles(disableScripts(body.html));
  const links = files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return `<!DOCTYPE html>
<html lang="${shell.language}" data-layout="${frame.layout}">
<head>
<meta charset="UTF-8">
<style id="${TEXT_FONT_ID}">${FONT_PLACEHOLDER}</style>
<script>${shell.script}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${frame.title} demo | ${shell.siteTitle}`)}</title>
<meta name="robots" content="noindex">
<style>${shell.css}</style>
${links}
${extractSharedStyles(styles, assets)}
</head>
<body>
<div id="demo"${body.prerendered ? ' data-prerendered' : ''}>${html}</div>
${body.poster}
<script type="application/json" id="appScripts">${serializeForScript(files.scripts)}</script>
</body>
</html>
`;
}
