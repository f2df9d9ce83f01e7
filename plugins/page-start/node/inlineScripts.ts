const SCRIPT_TAG = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** In theme-classic's color-mode script, whose work the starter does. */
const THEME_SCRIPT_MARK = 'docusaurus-theme';

function isExecutable(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]*)/.exec(attributes)?.[1];
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
}

/**
 * Takes out the executable inline scripts that the starter replaces, so that all pages
 * have the same ones, and few hashes in a content security policy serve the whole site.
 *
 * @param html tags that Docusaurus or a plugin put into a page
 * @returns the tags without these scripts; data scripts (JSON-LD) and script files stay
 * @throws if it finds an executable inline script it does not know: to drop it silently would break
 *   the plugin that added it, and to keep it would break the policy
 */
export function withoutInlineScripts(html: string): string {
  return html.replace(SCRIPT_TAG, (tag, attributes: string, code: string) => {
    if (/\ssrc=/.test(attributes) || !isExecutable(attributes)) {
      return tag;
    }
    if (code.includes(THEME_SCRIPT_MARK)) {
      return '';
    }
    throw new Error(
      `Page start: expected no executable inline script besides the starter, but a plugin adds ` +
        `"${code.trim().slice(0, 80)}…". Move this work into an early.ts that the option ` +
        '"modules" names, or into a client module.',
    );
  });
}
