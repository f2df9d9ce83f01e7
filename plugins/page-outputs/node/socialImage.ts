import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { type AccentName, accents, ramps } from '../../brand/shared/tokens';

/** The size that networks ask for, in px. */
const SIZE = { width: 1200, height: 630 };

/** What a picture says. */
export interface SocialCard {
  product: AccentName;
  /** "Toolpad Core v0.15.0" */
  label: string;
  title: string;
  description: string;
}

interface Node {
  type: string;
  props: Record<string, unknown>;
}

function box(style: Record<string, unknown>, ...children: (Node | string)[]): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function mark(accent: string, ink: string): Node {
  const shape = (type: string, props: Record<string, unknown>): Node => ({ type, props });
  return shape('svg', {
    width: 72,
    height: 72,
    viewBox: '0 0 22 22',
    children: [
      shape('rect', { width: 22, height: 22, rx: 6.5, fill: accent }),
      shape('path', {
        d: 'M5.500 7h8.500M9.700 7v8.500',
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }),
      shape('circle', { cx: 15.3, cy: 14.3, r: 1.6, fill: ink }),
    ],
  });
}

function card({ product, label, title, description }: SocialCard): Node {
  const ramp = ramps.dark;
  const accent = accents[product].dark;
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      padding: '72px 80px',
      background: ramp.bg,
      borderBottom: `12px solid ${accent.accent}`,
      fontFamily: 'Geist',
      color: ramp.text,
    },
    box(
      { alignItems: 'center', gap: 24, fontSize: 34, fontWeight: 600, color: ramp['text-2'] },
      mark(accent.accent, accent['on-accent']),
      label,
    ),
    box(
      {
        marginTop: 'auto',
        fontSize: title.length > 30 ? 72 : 88,
        fontWeight: 600,
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
      },
      title,
    ),
    box({ marginTop: 28, fontSize: 34, lineHeight: 1.4, color: ramp['text-2'] }, description),
  );
}

function font(weight: 400 | 600) {
  const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  return { name: 'Geist', weight, style: 'normal' as const, data: fs.readFileSync(file) };
}

/**
 * Prepares the drawing of pages' pictures, once in a thread; needs no native code and no network.
 *
 * @returns draws one picture as PNG
 */
export async function createSocialImages(): Promise<(social: SocialCard) => Promise<Uint8Array>> {
  await initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = [font(400), font(600)];
  return async (social) => {
    const svg = await satori(card(social) as never, { ...SIZE, fonts });
    const drawing = new Resvg(svg);
    const image = drawing.render();
    const png = image.asPng();
    // What WebAssembly holds is not collected: 3 MB of pixels a picture.
    image.free();
    drawing.free();
    return png;
  };
}
