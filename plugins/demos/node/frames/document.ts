import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { hoistEmotionStyles } from '../../../page-start/shared/emotionStyles';
import { bundleScript } from '../../../shared/node/bundleScript';
import { escapeAttribute, escapeText, serializeForScript } from '../../../shared/escapeHtml';
import { getContentHash, writeFile } from '../../../shared/node/files';
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

/** The output folder for files that frames load. */
export interface AssetFolder {
  folder: string;
  /** The URL path of the folder, relative to the root of the host. */
  publicPath: string;
}

/**
 * The minimum length of a shared style, in characters. For a shorter style, a request takes more time than it saves.
 */
const MIN_SHARED_STYLE_LENGTH = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Replaces long global styles with links to shared files. Most frames have the same theme variables, and a page with
 * many demos would otherwise load these 20 kB once per frame.
 */
function extractSharedStyles(styles: string, { folder, publicPath }: AssetFolder): string {
  return styles.replace(GLOBAL_STYLE, (tag, css: string) => {
    if (css.length < MIN_SHARED_STYLE_LENGTH) {
      return tag;
    }
    const file = `theme.${getContentHash(css)}.css`;
    writeFile(path.join(folder, file), css);
    return `<link rel="stylesheet" href="${publicPath}${file}">`;
  });
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
  const content = demoHtml
    // MUI's color scheme script would conflict with the frame's inline script and violate the content security policy.
    // Its type changes, because React expects the element during hydration.
    .replace(/<script(?=[\s>])(?![^>]*\btype=)/g, '<script type="text/plain"')
    // A demo must not take the focus of the page.
    .replaceAll(' autofocus=""', '');
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
