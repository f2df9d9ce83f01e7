// Events of Playwright: cspell:ignore requestfailed
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { frameKey } from '../../../plugins/demos/node/frames/collect';
import { PICTURE_WIDTHS_PX } from '../../../plugins/demos/node/frames/firstFrame';
import { SCHEMES } from '../../../plugins/shared/pictures';
import { axeViolations } from '../../lib/axe';
import { settled } from '../../lib/settled';
import type { CheckedFrame } from './findFrames';
import { lookAtFirstFrame } from './firstFrames';
import { measure } from './inPage';
import { type Finding, judgeConsole, judgeMeasures } from './rules';

/** A frame as it is on a phone of 360 px, and as it may be on a wide screen. */
const PHONE = { width: 300, room: 'narrow' } as const;
const SCREEN = { width: 900, room: 'wide' } as const;

type Place = typeof PHONE | typeof SCREEN;

/**
 * Rules about whole pages. A demo is a part of a page, in a frame that has the title and the heading
 * beside it, so it needs no first heading, no main landmark and no way to skip what is before it.
 */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'];

/** How long a demo may take to come alive, in ms; a busy machine is slow. */
const PATIENCE_MS = 30_000;

/** How demos are looked at. */
export interface Look {
  /** Whether once is enough: on a screen, in light, and not beside its pictures. */
  once: boolean;
  /** A folder for screenshots. */
  pictures?: string;
  /** Whether to take the pictures anew that stand for demos before they run. */
  'first-frames': boolean;
}

export interface Seen {
  finding: Finding;
  where: string;
}

/** Opens demos in one browser: in both widths and both color schemes, where once is not enough. */
export class Visitor {
  private readonly pages = new Map<number, Promise<Page>>();

  /**
   * @param url where the frames are served
   */
  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly how: Look,
  ) {}

  private async openPage(): Promise<Page> {
    const context = await this.browser.newContext({
      reducedMotion: 'reduce',
      // Nothing is gained by compressing for the same machine.
      extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    // What one demo keeps must not reach the next.
    await context.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return context.newPage();
  }

  /** A page for each width, kept, so that what demos have in common is loaded and compiled once. */
  private pageOf(width: number): Promise<Page> {
    const page = this.pages.get(width) ?? this.openPage();
    this.pages.set(width, page);
    return page;
  }

  private async look(
    page: Page,
    { frame }: CheckedFrame,
    where: string,
    colorsOnly: boolean,
  ): Promise<Finding[]> {
    await settled(page);
    const found = judgeMeasures(await measure(page));
    const violations = await axeViolations(page, { colorsOnly, without: PAGE_RULES });
    found.push(...violations.map((text): Finding => ({ kind: 'failure', text })));
    if (this.how.pictures) {
      const name = `${frameKey(frame)}-${where.replace(' ', '-')}.png`;
      await page.screenshot({ path: path.join(this.how.pictures, name) });
    }
    return found;
  }

  private async visitIn(checked: CheckedFrame, { width, room }: Place): Promise<Seen[]> {
    let where = '';
    const seen: Seen[] = [];
    const note = (...findings: Finding[]): void => {
      seen.push(...findings.map((finding) => ({ finding, where })));
    };
    const fail = (text: string): void => note({ kind: 'failure', text });
    const page = await this.pageOf(width);
    try {
      const height = room === 'narrow' ? checked.phoneHeight : checked.height;
      await page.setViewportSize({ width, height });
      page.on('console', (message) => {
        // Chromium asks each host for one.
        if (!message.location().url.endsWith('/favicon.ico')) {
          note(...judgeConsole(message.type(), message.text()));
        }
      });
      page.on('pageerror', ({ message }) => fail(`uncaught: ${message}`));
      page.on('requestfailed', (request) =>
        fail(`request failed: ${request.url()} ${request.failure()?.errorText}`),
      );
      const schemes = this.how.once ? SCHEMES.slice(0, 1) : SCHEMES;
      for (const [place, colorScheme] of schemes.entries()) {
        where = `${colorScheme} ${width}`;
        // The reader's system changes; a demo follows it as it stands.
        await page.emulateMedia({ colorScheme });
        if (place === 0) {
          await page.goto(new URL(checked.frame.address, this.url).href);
          const alive = page.waitForSelector('html[data-react="on"]', { state: 'attached' });
          if (!(await alive.catch(() => undefined))) {
            fail(`did not come alive within ${PATIENCE_MS / 1000} s`);
            return seen;
          }
        }
        note(...(await this.look(page, checked, where, place > 0)));
      }
      if (!this.how.once) {
        where = `picture, ${room}`;
        await page.setViewportSize({ width: PICTURE_WIDTHS_PX[room], height });
        note(...(await lookAtFirstFrame(page, checked.frame, room, this.how['first-frames'])));
      }
    } finally {
      page.removeAllListeners();
      // What the demo still has to say is not the next one's. A page that hangs is left behind.
      await page.goto('about:blank').catch(() => this.pages.delete(width));
    }
    return seen;
  }

  /** All that is found of a demo. */
  async visit(checked: CheckedFrame): Promise<Seen[]> {
    const places = this.how.once ? [SCREEN] : [PHONE, SCREEN];
    return (await Promise.all(places.map((place) => this.visitIn(checked, place)))).flat();
  }
}
