/**
 * Checks the contrast of the themes on pages about apps with a sidebar. The text of the selected entry has the color
 * `primary.dark`, which must be readable in both modes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createTheme, getContrastRatio, type PaletteMode } from '@mui/material/styles';
import { listPages } from '../../plugins/shared/node/files';

const DOCS = path.join(__dirname, '../../docs-toolpad-core');

/** The minimum contrast of WCAG AA for text of normal size. */
const MIN_CONTRAST = 4.5;

interface Primary {
  page: string;
  mode: PaletteMode;
  primary: { main: string; dark?: string };
}

/** Matches `light: { palette: { primary: { main: '#00695c' } } }`, which Prettier formats on one line. */
const PRIMARY = /(light|dark): \{ palette: \{ primary: \{ ([^}]*) \} \} \}/g;
const SHADE = /(main|dark): '(#[0-9a-f]{6})'/g;

const PRIMARIES: Primary[] = listPages(DOCS).flatMap((page) =>
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

const getChannels = (color: string): number[] =>
  (color.match(/[0-9a-f]{2}/gi) ?? []).map((channel) => parseInt(channel, 16));

/** Returns the background of a selected entry, which is the transparent primary color over the sidebar's color. */
function getBackground(theme: ReturnType<typeof createTheme>): string {
  const { background, primary, action } = theme.palette;
  const below = getChannels(background.default === '#fff' ? '#ffffff' : background.default);
  const mixed = getChannels(primary.main).map((channel, at) =>
    Math.round(channel * action.selectedOpacity + (below[at] ?? 0) * (1 - action.selectedOpacity)),
  );
  return `rgb(${mixed.join(', ')})`;
}

it('finds themes on at least four pages', () => {
  expect(new Set(PRIMARIES.map(({ page }) => page)).size).toBeGreaterThanOrEqual(4);
});

it.each(PRIMARIES)('provides enough contrast in the $mode theme on $page', ({ mode, primary }) => {
  const theme = createTheme({ palette: { mode, primary } });
  const contrast = getContrastRatio(theme.palette.primary.dark, getBackground(theme));
  expect(contrast).toBeGreaterThanOrEqual(MIN_CONTRAST);
});
