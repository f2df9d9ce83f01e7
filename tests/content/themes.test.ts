/**
 * The themes that pages give to apps with a sidebar: the selected entry is drawn in `primary.dark`,
 * which has to be read on its ground in both modes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createTheme, getContrastRatio, type PaletteMode } from '@mui/material/styles';
import { pagesBelow } from '../../plugins/shared/node/files';

const DOCS = path.join(__dirname, '../../docs-toolpad-core');

/** WCAG AA, for text of normal size. */
const LEAST_CONTRAST = 4.5;

interface Primary {
  page: string;
  mode: PaletteMode;
  primary: { main: string; dark?: string };
}

/** `light: { palette: { primary: { main: '#00695c' } } }`, on one line as it is formatted. */
const PRIMARY = /(light|dark): \{ palette: \{ primary: \{ ([^}]*) \} \} \}/g;
const SHADE = /(main|dark): '(#[0-9a-f]{6})'/g;

const PRIMARIES: Primary[] = pagesBelow(DOCS).flatMap((page) =>
  [...fs.readFileSync(path.join(DOCS, page), 'utf8').matchAll(PRIMARY)].map(
    ([, mode, shades = '']) => ({
      page,
      mode: mode as PaletteMode,
      primary: Object.fromEntries(
        [...shades.matchAll(SHADE)].map(([, shade, color]) => [shade, color]),
      ) as Primary['primary'],
    }),
  ),
);

const channels = (color: string): number[] =>
  (color.match(/[0-9a-f]{2}/gi) ?? []).map((channel) => parseInt(channel, 16));

/** The ground of a selected entry: the primary color, thinned, over that of the sidebar. */
function groundOf(theme: ReturnType<typeof createTheme>): string {
  const { background, primary, action } = theme.palette;
  const below = channels(background.default === '#fff' ? '#ffffff' : background.default);
  const mixed = channels(primary.main).map((channel, at) =>
    Math.round(channel * action.selectedOpacity + (below[at] ?? 0) * (1 - action.selectedOpacity)),
  );
  return `rgb(${mixed.join(', ')})`;
}

test('there are themes to look at', () => {
  expect(new Set(PRIMARIES.map(({ page }) => page)).size).toBeGreaterThanOrEqual(4);
});

test.each(PRIMARIES)('the $mode theme of $page can be read', ({ mode, primary }) => {
  const theme = createTheme({ palette: { mode, primary } });
  const contrast = getContrastRatio(theme.palette.primary.dark, groundOf(theme));
  expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});
