import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { type AccentName, accents, ramps } from '../../brand/shared/tokens';
import { writeFile } from '../../shared/node/files';

/** The image size that social networks recommend, in px. */
const IMAGE_SIZE = { width: 1200, height: 630 };

/** The text of a social image. */
interface SocialCard {
  product: AccentName;
  /** The product with its version: `Toolpad Core v0.15.0`. */
  label: string;
  title: string;
  description: string;
}

/** A social image, and the path of the file to write. */
export interface SocialImage {
  card: SocialCard;
  file: string;
}

interface ImageNode {
  type: string;
  props: Record<string, unknown>;
}

function createBox(style: Record<string, unknown>, ...children: (ImageNode | string)[]): ImageNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function createLogo(accent: string, ink: string): ImageNode {
  const createShape = (type: string, props: Record<string, unknown>): ImageNode => ({
    type,
    props,
  });
  return createShape('svg', {
    width: 72,
    height: 72,
    viewBox: '0 0 22 22',
    children: [
      createShape('rect', { width: 22, height: 22, rx: 6.5, fill: accent }),
      createShape('path', {
        d: 'M5.500 7h8.500M9.700 7v8.500',
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }),
      createShape('circle', { cx: 15.3, cy: 14.3, r: 1.6, fill: ink }),
    ],
  });
}

function createCard({ product, label, title, description }: SocialCard): ImageNode {
  const ramp = ramps.dark;
  const accent = accents[product].dark;
  return createBox(
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
    createBox(
      { alignItems: 'center', gap: 24, fontSize: 34, fontWeight: 600, color: ramp['text-2'] },
      createLogo(accent.accent, accent['on-accent']),
      label,
    ),
    createBox(
      {
        marginTop: 'auto',
        fontSize: title.length > 30 ? 72 : 88,
        fontWeight: 600,
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
      },
      title,
    ),
    createBox({ marginTop: 28, fontSize: 34, lineHeight: 1.4, color: ramp['text-2'] }, description),
  );
}

function loadFont(weight: 400 | 600) {
  const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  return { name: 'Geist', weight, style: 'normal' as const, data: fs.readFileSync(file) };
}

/**
 * Renders social images without native code or network access. The function runs in a worker thread, and takes 30 ms
 * per image. It receives all images at once: while Docusaurus compiles the pages, the main thread is blocked for half a
 * minute and couldn't send the next one.
 */
export default async function renderSocialImages(images: readonly SocialImage[]): Promise<void> {
  await initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = [loadFont(400), loadFont(600)];
  for (const { card, file } of images) {
    const svg = await satori(createCard(card) as never, { ...IMAGE_SIZE, fonts });
    const renderer = new Resvg(svg);
    const image = renderer.render();
    writeFile(file, image.asPng());
    // WebAssembly's memory isn't garbage-collected, and a picture has 3 MB of pixels.
    image.free();
    renderer.free();
  }
}
