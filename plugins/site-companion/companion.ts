/**
 * Starts the ad unit, analytics, and the service worker. This script doesn't depend on React, and doesn't block
 * painting. If one part throws an error, the other parts still work.
 */
import { runAfterActivation } from '../shared/prerendering';
import type { GtagCall } from './analytics/gtag';
import { isTrackingAllowed } from './analytics/privacy';
import type { CompanionConfig } from './settings';
import { initAds } from './ads/startAds';
import { runAfterLoad } from './afterLoad';
import { initAnalytics } from './analytics/startAnalytics';
import { createElement } from './createElement';
import { initServiceWorker } from './offline/register';

/** `CompanionConfig` as JSON, which bundle.ts inserts. */
declare const COMPANION: string;

function tryStart<Result>(part: () => Result): Result | undefined {
  try {
    return part();
  } catch (error) {
    console.warn('A part of the site companion failed to start.', error);
    return undefined;
  }
}

// A prerendered page must not count, request, or register anything until a reader sees it.
runAfterActivation(() => {
  const data = JSON.parse(COMPANION) as CompanionConfig;
  const { settings, baseUrl } = data;
  const isTracked = isTrackingAllowed(settings.honorGlobalPrivacyControl, navigator);
  const startAnalytics = () =>
    initAnalytics(settings.analytics, {
      url: data.url,
      baseUrl: data.siteBaseUrl,
      languages: data.languages,
    });
  const send: (call: GtagCall) => void =
    (isTracked ? tryStart(startAnalytics) : null) ?? (() => undefined);
  tryStart(() => initAds({ settings: settings.ads, baseUrl, isTracked, send }));
  // The host must match exactly, so that previews and mirrors register no worker.
  const isOfficial = data.production && location.hostname === settings.serviceWorker.officialHost;
  tryStart(() => initServiceWorker(isOfficial, baseUrl));
  // The icon font is the last request.
  const { iconFontUrl } = settings;
  if (iconFontUrl) {
    runAfterLoad(() =>
      document.head.append(createElement('link', { rel: 'stylesheet', href: iconFontUrl })),
    );
  }
});
