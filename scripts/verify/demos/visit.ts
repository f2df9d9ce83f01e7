// Events of Playwright: cspell:ignore requestfailed
import type { Browser, Page } from 'playwright-core';
import { SCHEMES } from '../../../plugins/shared/schemes';
import { findAxeViolations } from '../../lib/axe';
import { waitForStableDom } from '../../lib/waitForStableDom';
import type { CheckedFrame } from './frames';
import { measureDemo } from './measure';
import { type Finding, checkConsoleMessage, checkMeasurements, type PlacedFinding } from './rules';

const PHONE_FRAME = { width: 300, column: 'narrow' } as const;
const DESKTOP_FRAME = { width: 900, column: 'wide' } as const;

type FrameSize = typeof PHONE_FRAME | typeof DESKTOP_FRAME;

/** The axe rules that apply only to entire pages. A demo is part of a page that has a heading and landmarks. */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'];

/** The timeout for the hydration of a demo on a busy machine, in ms. */
const HYDRATION_TIMEOUT_MS = 30_000;

export interface VisitOptions {
  /** Whether to visit a demo only once: on a wide screen, in light. */
  once: boolean;
}

/** Opens demos in one browser, at both widths and in both color schemes. */
export class Visitor {
  private readonly pages = new Map<number, Promise<Page>>();

  /** @param url - the base URL of the served frames */
  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly options: VisitOptions,
  ) {}

  private async openPage(): Promise<Page> {
    const context = await this.browser.newContext({
      reducedMotion: 'reduce',
      // Compression on the same machine takes longer than sending the files.
      extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    });
    context.setDefaultTimeout(HYDRATION_TIMEOUT_MS);
    // The demos share an origin, so storage must be cleared for each demo.
    await context.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return context.newPage();
  }

  /**
   * Returns the page with the given width. Demos share it, so that their common scripts are loaded and compiled only
   * once.
   */
  private getPage(width: number): Promise<Page> {
    const page = this.pages.get(width) ?? this.openPage();
    this.pages.set(width, page);
    return page;
  }

  private async inspect(page: Page, colorsOnly: boolean): Promise<Finding[]> {
    await waitForStableDom(page);
    const findings = checkMeasurements(await measureDemo(page));
    const violations = await findAxeViolations(page, { colorsOnly, without: PAGE_RULES });
    return [...findings, ...violations.map((text): Finding => ({ kind: 'failure', text }))];
  }

  private async visitIn(
    checked: CheckedFrame,
    { width, column }: FrameSize,
  ): Promise<PlacedFinding[]> {
    let where = '';
    const placed: PlacedFinding[] = [];
    const add = (...findings: Finding[]): void => {
      placed.push(...findings.map((finding) => ({ finding, where })));
    };
    const fail = (text: string): void => add({ kind: 'failure', text });
    const page = await this.getPage(width);
    try {
      const height = column === 'narrow' ? checked.phoneHeight : checked.height;
      await page.setViewportSize({ width, height });
      page.on('console', (message) => {
        // Chromium requests a favicon from each host.
        if (!message.location().url.endsWith('/favicon.ico')) {
          add(...checkConsoleMessage(message.type(), message.text()));
        }
      });
      page.on('pageerror', ({ message }) => fail(`uncaught: ${message}`));
      page.on('requestfailed', (request) =>
        fail(`request failed: ${request.url()} ${request.failure()?.errorText}`),
      );
      const schemes = this.options.once ? SCHEMES.slice(0, 1) : SCHEMES;
      for (const [index, colorScheme] of schemes.entries()) {
        where = `${colorScheme} ${width}`;
        await page.emulateMedia({ colorScheme });
        if (index === 0) {
          await page.goto(new URL(checked.frame.path, this.url).href);
          const hydrated = page.waitForSelector('html[data-react="on"]', { state: 'attached' });
          if (!(await hydrated.catch(() => undefined))) {
            fail(`did not hydrate within ${HYDRATION_TIMEOUT_MS / 1000} s`);
            return placed;
          }
        }
        add(...(await this.inspect(page, index > 0)));
      }
    } finally {
      page.removeAllListeners();
      // Messages from this demo must not be attributed to the next one. A page that hangs is discarded.
      await page.goto('about:blank').catch(() => this.pages.delete(width));
    }
    return placed;
  }

  async visit(checked: CheckedFrame): Promise<PlacedFinding[]> {
    const places = this.options.once ? [DESKTOP_FRAME] : [PHONE_FRAME, DESKTOP_FRAME];
    return (await Promise.all(places.map((place) => this.visitIn(checked, place)))).flat();
  }
}
