// Events of Playwright: cspell:ignore requestfailed
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { frameKey } from '../../../plugins/demos/frames/frame';
import { judgeAccessibility } from './accessibility';
import { measure, settled } from './inPage';
import type { CheckedFrame } from './pages';
import { type Finding, judgeConsole, judgeMeasures } from './rules';

/** A phone's width, and about that of a demo on a desk. */
/** A frame's width on a phone of 360 px, and as it may be on a wide screen. */
const PHONE_WIDTH = 300;
const WIDTHS = [PHONE_WIDTH, 900];
const SCHEMES = ['light', 'dark'] as const;

type Scheme = (typeof SCHEMES)[number];

/** How long a demo may take to come alive, in ms; a busy machine is slow. */
const PATIENCE_MS = 30_000;

export interface Seen {
  finding: Finding;
  where: string;
}

/** Opens demos in one browser, in both colour schemes and both widths. */
export class Visitor {
  private readonly contexts = new Map<Scheme, Promise<BrowserContext>>();

  /**
   * @param url where the frames are served
   * @param pictures a folder for screenshots
   */
  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly pictures: string | undefined,
  ) {}

  /** Contexts are kept, so that what demos have in common is loaded and compiled once. */
  private context(colorScheme: Scheme): Promise<BrowserContext> {
    const known =
      this.contexts.get(colorScheme) ??
      this.browser
        .newContext({
          colorScheme,
          reducedMotion: 'reduce',
          // Nothing is gained by compressing for the same machine.
          extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
        })
        .then(async (context) => {
          context.setDefaultTimeout(PATIENCE_MS);
          // What one demo keeps must not reach the next.
          await context.addInitScript(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
          return context;
        });
    this.contexts.set(colorScheme, known);
    return known;
  }

  private async look(page: Page, { frame }: CheckedFrame, where: string): Promise<Finding[]> {
    await page.goto(new URL(frame.address, this.url).href);
    try {
      await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
    } catch {
      return [{ kind: 'failure', text: `did not come alive within ${PATIENCE_MS / 1000} s` }];
    }
    await settled(page);
    const found = judgeMeasures(await measure(page));
    found.push(...(await judgeAccessibility(page)));
    if (this.pictures) {
      const name = `${frameKey(frame)}-${where.replace(' ', '-')}.png`;
      await page.screenshot({ path: path.join(this.pictures, name) });
    }
    return found;
  }

  private async visitIn(
    checked: CheckedFrame,
    colorScheme: Scheme,
    width: number,
  ): Promise<Seen[]> {
    const where = `${colorScheme} ${width}`;
    const seen: Seen[] = [];
    const note = (findings: Finding[]): void => {
      seen.push(...findings.map((finding) => ({ finding, where })));
    };
    const page = await (await this.context(colorScheme)).newPage();
    try {
      const height = width === PHONE_WIDTH ? checked.phoneHeight : checked.height;
      await page.setViewportSize({ width, height });
      page.on('console', (message) => {
        // Chromium asks each host for one.
        if (!message.location().url.endsWith('/favicon.ico')) {
          note(judgeConsole(message.type(), message.text()));
        }
      });
      page.on('pageerror', ({ message }) =>
        note([{ kind: 'failure', text: `uncaught: ${message}` }]),
      );
      page.on('requestfailed', (request) =>
        note([
          {
            kind: 'failure',
            text: `request failed: ${request.url()} ${request.failure()?.errorText}`,
          },
        ]),
      );
      note(await this.look(page, checked, where));
    } finally {
      await page.close();
    }
    return seen;
  }

  /** All that is found of a demo. */
  async visit(checked: CheckedFrame): Promise<Seen[]> {
    const schemes = SCHEMES.map(async (scheme) => {
      const seen: Seen[] = [];
      for (const width of WIDTHS) {
        seen.push(...(await this.visitIn(checked, scheme, width)));
      }
      return seen;
    });
    return (await Promise.all(schemes)).flat();
  }
}
