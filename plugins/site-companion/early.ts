import { isbot } from 'isbot';
import { showPreferences } from './shared/preferences/attributes';
import { readPreferenceCookies } from './shared/preferences/cookies';
import { firstPreferences } from './shared/preferences/parse';

/**
 * The companion's part of the starter: it runs before the first paint, so that code blocks show the
 * reader's preferred variant from the first frame on, and a bot's page keeps no room for an ad.
 */
export default function initCompanion(): void {
  showPreferences(firstPreferences(location.hash, readPreferenceCookies()));
  document.documentElement.toggleAttribute('data-bot', isbot(navigator.userAgent));
}
