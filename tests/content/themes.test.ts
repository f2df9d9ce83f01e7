/**
 * Checks the contrast of the themes that pages show. The color of the selected sidebar entry is `primary.dark`, which
 * must be readable in both modes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  createTheme,
  decomposeColor,
  getContrastRatio,
  type PaletteMode,
} from '@mui/material/styles';
import { listPages } from '../../plugins/shared/node/files';

const DOCS_FOLDER = path.join(__dirname, '../../docs-toolpad-core');

/** The minimum contrast of WCAG AA for text of normal size. */
const MIN_CONTRAST = 4.5;

interface DocumentedTheme {
  page: string;
  mode: PaletteMode;
  primary: { main: string; dark?: string };
}

/** Matches `light: { palette: { primary: { main: '#00695c' } } }`, which Prettier formats on one line. */
const PRIMARY_PATTERN = /(light|dark): \{ palette: \{ primary: \{ ([^}]*) \} \} \}/g;
const SHADE_PATTERN = /(main|dark): '(#[0-9a-f]{6})'/g;

const DOCUMENTED_THEMES: DocumentedTheme[] = listPages(DOCS_FOLDER).flatMap((page) =>
  [...fs.readFileSync(path.join(DOCS_FOLDER, page), 'utf8').matchAll(PRIMARY_PATTERN)].map(
    ([, mode, shades = '']) => ({
      page,
      mode: mode as PaletteMode,
      primary: Object.fromEntries(
        [...shades.matchAll(SHADE_PATTERN)].map(([, shade, color]) => [shade, color]),
      ) as DocumentedTheme['primary'],
    }),
  ),
);

/** Returns the background of a selected entry, which is the transparent primary color over the sidebar's color. */
function getBackground(theme: ReturnType<typeof createTheme>): string {
  const { background, primary, action } = theme.palette;
  const below = decomposeColor(background.default).values;
  const mixed = decomposeColor(primary.main).values.map((channel, at) =>
    Math.round(channel * action.selectedOpacity + (below[at] ?? 0) * (1 - action.selectedOpacity)),
  );
  return `rgb(${mixed.join(', ')})`;
}

it.each(DOCUMENTED_THEMES)(
  'gives the selected sidebar entry enough contrast in the $mode theme on $page',
  ({ mode, primary }) => {
    const theme = createTheme({ palette: { mode, primary } });
    const contrast = getContrastRatio(theme.palette.primary.dark, getBackground(theme));
    expect(contrast).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);
