import { PAGE_CHANGE } from '../../page-start/shared/events';
import { followChoices, shownChoices } from '../shared/choices/attributes';
import { clickEvent } from '../analytics/clicks';
import { roundPixelRatio, webVitalEvent } from '../analytics/events';
import { pageLocation, type SiteAddress } from '../analytics/location';
import { gtagScriptUrl, send, startGtag } from '../analytics/queue';
import { drawOnce } from '../chance';
import type { AnalyticsSettings } from '../shared/settings';
import { element } from './adElements';

function meta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

function sendPageView(pathname: string, site: SiteAddress): void {
  send([
    'event',
    'page_view',
    {
      page_title: document.title,
      page_location: pageLocation(pathname, site),
      productId: meta('mui:productId'),
      productCategoryId: meta('mui:productCategoryId'),
    },
  ]);
}

/**
 * Calls back after each client navigation, once the page's head is written: Docusaurus does so in the
 * next frame. A page that is left before that was not viewed.
 */
function onPageView(callback: (pathname: string) => void): void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(PAGE_CHANGE, () => {
    // The next navigation changes the address before it changes the page.
    const { pathname } = location;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => callback(pathname));
    });
  });
}

function loadTag(settings: AnalyticsSettings): void {
  if (settings.measurementId) {
    startGtag(settings.measurementId);
    const src = gtagScriptUrl(settings.scriptUrl, settings.measurementId);
    document.head.append(element('script', { async: '', src }));
  }
}

function followPixelRatio(onChange: () => void): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onChange();
      followPixelRatio(onChange);
    },
    { once: true },
  );
}

function sendUserProperties(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => ({
    codeVariant: shownChoices().codeVariant,
    /** Two letters. */
    userLanguage: document.documentElement.lang.slice(0, 2),
    devicePixelRatio: roundPixelRatio(devicePixelRatio),
    colorSchemeOS: dark.matches ? 'dark' : 'light',
    colorScheme: shownChoices().themeChoice,
  });
  let sent = read();
  send(['set', 'user_properties', sent]);
  const update = (): void => {
    const now = read();
    const changed = Object.entries(now).filter(
      ([name, value]) => sent[name as keyof typeof sent] !== value,
    );
    sent = now;
    if (changed.length > 0) {
      send(['set', 'user_properties', Object.fromEntries(changed)]);
    }
  };
  followChoices(update);
  followPixelRatio(update);
  dark.addEventListener('change', update);
}

async function reportWebVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((metric) => send(webVitalEvent(metric)));
  }
}

/**
 * Usage analytics through the global `gtag`: page views, delegated clicks, web vitals of a few
 * visits, user properties. Whatever fails here is nobody's business.
 *
 * @returns how other parts send an event
 */
export function initAnalytics(settings: AnalyticsSettings, site: SiteAddress): typeof send {
  loadTag(settings);
  sendUserProperties();
  sendPageView(location.pathname, site);
  onPageView((pathname) => sendPageView(pathname, site));
  document.addEventListener('click', ({ target }) => {
    const call = target instanceof Element && clickEvent(target);
    if (call) {
      send(call);
    }
  });
  if (drawOnce('web-vitals', settings.webVitalsShare)) {
    reportWebVitals().catch(() => {
      // Blocked or offline: no vitals of this visit.
    });
  }
  return send;
}
