import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import createJiti from 'jiti';
import { escapeAttribute, escapeText } from '../../shared/escapeHtml';
import type * as dialogText from '../theme/Search/dialogText';
import type * as translation from './translate';

type CodeTranslations = LoadContext['codeTranslations'];

/** Returns the texts of the dialog in the language of the site. */
function loadText(codeTranslations: CodeTranslations): ReturnType<typeof dialogText.getDialogText> {
  const translate = path.join(__dirname, 'translate.ts');
  const load = createJiti(__filename, {
    interopDefault: true,
    // Docusaurus's module needs files that exist only for the bundler.
    alias: { '@docusaurus/Translate': translate },
  });
  (load(translate) as typeof translation).setTranslations(codeTranslations);
  return (load('../theme/Search/dialogText') as typeof dialogText).getDialogText();
}

const SEARCH_ICON = 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14';
const CLOSE_ICON = 'm4 4 8 8M12 4l-8 8';

const renderIcon = (d: string): string =>
  `<svg aria-hidden="true" fill="none" height="18" stroke="currentColor" stroke-linecap="round" ` +
  `stroke-linejoin="round" stroke-width="1.4" viewBox="0 0 16 16" width="18"><path d="${d}"/></svg>`;

/**
 * Renders the search dialog, which is outside the app, so that it works while the app loads and if the app fails. The
 * inline script opens it, and the island renders its content.
 *
 * The type of the field is `text`, because browsers clear a field of type `search` on the first Esc, and would close the
 * dialog only on the second. Closing needs no script: Esc and the button's form are native, and so is closing on an
 * outside click in browsers that support `closedby`.
 */
export function renderDialog(codeTranslations: CodeTranslations, allPages: string): string {
  const text = loadText(codeTranslations);
  const label = escapeAttribute(text.label);
  const url = escapeAttribute(allPages);
  return `<dialog aria-label="${label}" closedby="any" data-no-app id="siteSearch">
<div class="frame">
<form action="${url}" class="head" method="get" role="search">
${renderIcon(SEARCH_ICON)}
<input aria-autocomplete="list" aria-expanded="false" aria-label="${label}" autocapitalize="off" autocomplete="off" autocorrect="off" enterkeyhint="go" inputmode="search" maxlength="200" name="q" placeholder="${escapeAttribute(text.placeholder)}" role="combobox" spellcheck="false" type="text">
<button form="siteSearchClose" type="submit"><span class="visually-hidden">${escapeText(text.close)}</span><kbd aria-hidden="true">Esc</kbd>${renderIcon(CLOSE_ICON)}</button>
</form>
<form hidden id="siteSearchClose" method="dialog"></form>
<div data-search-panel><div class="note" role="status"><p class="loading">${escapeText(text.loading)}</p><p class="failed">${escapeText(text.failed)} <button class="button" data-retry type="button">${escapeText(text.retry)}</button> <a href="${url}">${escapeText(text.allPages)}</a></p></div></div>
</div>
</dialog>`;
}
