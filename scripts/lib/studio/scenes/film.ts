import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Box } from '../../../../plugins/shared/pictures';
import { boxOf } from './window';

/** Of a move of the pointer: its frames, and how long each is shown, in ms. */
const MOVE_FRAMES = 10;
const MOVE_MS = 60;

/** The picture at the end stays, before the clip begins anew, in ms. */
const LAST_MS = 2500;

const QUALITY = 60;

/** A browser without a window draws no pointer. */
const POINTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="26" viewBox="0 0 22 26">' +
  '<path d="M2 1.5v19l5-4.4 3.2 7.4 3.6-1.6-3.2-7.2h6.6z" fill="#111" stroke="#fff" stroke-width="1.6"/></svg>';

interface Frame {
  png: Buffer;
  /** How long it is shown, in ms. */
  ms: number;
}

interface Place {
  x: number;
  y: number;
}

/** What is used of `sharp`, which is installed beside Studio and no package of the site's. */
type Sharp = (
  frames: Buffer[],
  options: { join: { animated: boolean } },
) => {
  webp(options: {
    quality: number;
    delay: number[];
    loop: number;
    minSize: boolean;
    effort: number;
  }): { toBuffer(): Promise<Buffer> };
};

/** Records what happens in a part of a window, with the pointer that makes it happen. */
export class Film {
  private readonly frames: Frame[] = [];
  private at: Place;

  /** @param box what is recorded, in pixels of the page; the pointer comes from its lower edge */
  constructor(
    private readonly page: Page,
    private readonly box: Box,
  ) {
    this.at = { x: box.x + box.width / 2, y: box.y + box.height };
  }

  /** Shows for a while what is to be seen now. */
  async hold(ms: number): Promise<void> {
    await this.page.evaluate(
      ([svg, x, y]) => {
        const pointer = document.getElementById('film-pointer') ?? document.createElement('div');
        pointer.id = 'film-pointer';
        pointer.innerHTML = svg;
        pointer.style.cssText = `position:fixed;left:${x}px;top:${y}px;z-index:99999;pointer-events:none`;
        document.body.append(pointer);
      },
      [POINTER, this.at.x, this.at.y] as const,
    );
    const png = await this.page.screenshot({ clip: this.box });
    this.frames.push({ png, ms });
  }

  /** Moves the pointer in a straight line. */
  async moveTo({ x, y }: Place): Promise<void> {
    const { at: from } = this;
    for (let step = 1; step <= MOVE_FRAMES; step += 1) {
      const share = step / MOVE_FRAMES;
      this.at = { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share };
      await this.page.mouse.move(this.at.x, this.at.y);
      await this.hold(MOVE_MS);
    }
  }

  /** Moves the pointer onto the middle of something. */
  async moveOnto(locator: Locator): Promise<void> {
    const { x, y, width, height } = await boxOf(locator);
    await this.moveTo({ x: x + width / 2, y: y + height / 2 });
  }

  /**
   * The film as an animated WebP without an end.
   *
   * @param packages the folder with Studio's packages
   */
  async develop(packages: string): Promise<Buffer> {
    const sharp = createRequire(path.join(packages, 'package.json'))('sharp') as Sharp;
    const delay = this.frames.map(({ ms }, place) =>
      place === this.frames.length - 1 ? LAST_MS : ms,
    );
    return sharp(
      this.frames.map(({ png }) => png),
      { join: { animated: true } },
    )
      .webp({ quality: QUALITY, delay, loop: 0, minSize: true, effort: 6 })
      .toBuffer();
  }
}
