/**
 * The companion: what serves readers from the first second besides the page itself, without React and
 * without holding back a paint. Its parts stand alone: what fails in one leaves the others working.
 */
import { whenShown } from '../../shared/prerendering';
import type { GtagCall } from '../analytics/events';
import { allowsTracking } from '../analytics/privacy';
import { mayRegister } from '../offline/rules';
import type { CompanionData } from '../shared/settings';
import { element } from './adElements';
import { initAds } from './ads';
import { initAnalytics } from './analytics';
import { initServiceWorker } from './serviceWorker';

/** `CompanionData` as JSON, put in place when the companion is bundled (../node/bundle.ts). */
declare const COMPANION: string;

/** A part that fails does so alone, and says so where developers look. */
function start<Result>(part: () => Result): Result | undefined {
  try {
    return part();
  } catch (error) {
    console.warn('A part of the site companion could not start.', error);
    return undefined;
  }
}

function loadIconFont(href: string): void {
  document.head.append(element('link', { rel: 'stylesheet', href }));
}

const unsent = (): void => undefined;

/** Starts all parts: nothing is counted, asked for or registered on a page that nobody has seen. */
whenShown(() => {
  const { settings, url, baseUrl, siteBaseUrl, production } = JSON.parse(
    COMPANION,
  ) as CompanionData;
  const tracking = allowsTracking(settings.honourGlobalPrivacyControl, navigator);
  const startAnalytics = () => initAnalytics(settings.analytics, { url, baseUrl: siteBaseUrl });
  const send: (call: GtagCall) => void = (tracking ? start(startAnalytics) : null) ?? unsent;
  start(() => initAds({ settings: settings.ads, baseUrl, tracking, send }));
  const { officialHost } = settings.serviceWorker;
  start(() => initServiceWorker(mayRegister(production, location.hostname, officialHost), baseUrl));
  start(() => settings.iconFontUrl && loadIconFont(settings.iconFontUrl));
});
