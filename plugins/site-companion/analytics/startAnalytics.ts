import { PAGE_CHANGE } from '../../page-start/shared/events';
import { createClickEvent } from './clicks';
import { getPageLocation, type SiteUrls } from './events';
import { send, startGtag } from './gtag';
import { sampleOncePerSession } from '../sampling';
import { addQuery } from '../addQuery';
import { observeChoices, getChoices } from '../../choices/html';
import type { AnalyticsSettings } from '../settings';
import { createElement } from '../createElement';

function getMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

function sendPageView(pathname: string, site: SiteUrls): void {
  send([
    'event',
    'page_view',
    {
      page_title: document.title,
      page_location: getPageLocation(pathname, site),
      productId: getMeta('mui:productId'),
      productCategoryId: getMeta('mui:productCategoryId'),
    },
  ]);
}

/**
 * Calls `callback` after each client-side navigation, in the next frame, when Docusaurus has updated the page's head. A
 * page that the reader leaves earlier isn't counted.
 */
function onPageView(callback: (pathname: string) => void): void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(PAGE_CHANGE, () => {
    // The path must be read here, because the next navigation changes the URL before it changes the page.
    const { pathname } = location;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => callback(pathname));
    });
  });
}

function loadTag({ measurementId, scriptUrl }: AnalyticsSettings): void {
  if (measurementId) {
    startGtag(measurementId);
    const src = addQuery(scriptUrl, { id: measurementId });
    document.head.append(createElement('script', { async: '', src }));
  }
}

function onPixelRatioChange(callback: () => void): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      callback();
      onPixelRatioChange(callback);
    },
    { once: true },
  );
}

/** Sends the user properties, and sends them again whenever one changes. */
function sendUserProperties(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let sent: Record<string, unknown> = {};
  const update = (): void => {
    const { codeVariant, themeChoice } = getChoices();
    const properties = {
      codeVariant,
      userLanguage: document.documentElement.lang.slice(0, 2),
      // The ratio has one decimal, so that unusual zoom levels don't identify readers.
      devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
      colorSchemeOS: dark.matches ? 'dark' : 'light',
      colorScheme: themeChoice,
    };
    const changed = Object.entries(properties).filter(([name, value]) => sent[name] !== value);
    sent = properties;
    if (changed.length > 0) {
      send(['set', 'user_properties', Object.fromEntries(changed)]);
    }
  };
  update();
  observeChoices(update);
  onPixelRatioChange(update);
  dark.addEventListener('change', update);
}

async function reportWebVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, delta, id }) => {
      const metric = { metric_value: value, metric_delta: delta, metric_id: id };
      send(['event', name, { value, metric_label: 'Web Vitals', ...metric }]);
    });
  }
}

/**
 * Starts usage analytics through the global `gtag`: user properties, page views, clicks, and the web vitals of sampled
 * visits.
 *
 * @returns a function that sends an event for other parts of the site
 */
export function initAnalytics(settings: AnalyticsSettings, site: SiteUrls): typeof send {
  loadTag(settings);
  sendUserProperties();
  sendPageView(location.pathname, site);
  onPageView((pathname) => sendPageView(pathname, site));
  document.addEventListener('click', ({ target }) => {
    const call = target instanceof Element && createClickEvent(target);
    if (call) {
      send(call);
    }
  });
  if (sampleOncePerSession('web-vitals', settings.webVitalsShare)) {
    reportWebVitals().catch(() => {
      // The script is blocked, or the reader is offline, so this visit reports no web vitals.
    });
  }
  return send;
}
