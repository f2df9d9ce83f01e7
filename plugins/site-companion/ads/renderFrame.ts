import path from 'node:path';
import { bundleScript } from '../../shared/node/bundleScript';
import { escapeAttribute, escapeText } from '../../shared/escapeHtml';
import { AD_SCRIPT_ID, getAdScriptUrl } from './script';
import { NETWORK_LABEL } from './sponsored';
import type { AdNetworkSettings } from '../settings';

/** Styles an ad in the frame like the ads outside it, and follows the reader's color scheme. */
const STYLES = `:root{color-scheme:light dark}body{margin:0;font:14px/21px system-ui,sans-serif}
#carbonads{display:grid;grid-template:auto auto/130px minmax(0,1fr);align-content:center;column-gap:16px;box-sizing:border-box;height:100vh;padding:12px;overflow:hidden}
#carbonads>span,.carbon-wrap{display:contents}.carbon-img{grid-row:1/3}
img{width:130px;height:100px;object-fit:cover;border-radius:4px}a{color:inherit;text-decoration:none}
.carbon-text{overflow:hidden;max-height:84px;align-self:end}.carbon-poweredby{font-size:12px;opacity:.7}
:target #carbonads{grid-template-columns:minmax(0,1fr);padding-inline:20px}:target .carbon-img{display:none}
:target .carbon-text::before{content:"${NETWORK_LABEL}";margin-inline-end:6px;padding:0 6px;border:1px solid;border-radius:9px;font-size:12px}`;

/**
 * Returns the HTML document that runs the network's script. The document is a file in the build, so that hosts can send
 * it with its own policy. If the page wrote the document into the frame, it would inherit the page's policy.
 */
export function renderAdFrame(network: AdNetworkSettings): string {
  const entry = path.resolve(__dirname, './frameScript.ts');
  const script = bundleScript('ad-frame', { entryPoints: [entry] }).trim();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${escapeText(NETWORK_LABEL)}</title>
<style>${STYLES}</style>
<body id="inline">
<script>${script}</script>
<script id="${AD_SCRIPT_ID}" async src="${escapeAttribute(getAdScriptUrl(network))}"></script>
</body>
</html>
`;
}
