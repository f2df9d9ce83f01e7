/**
 * The companion's part of the starter: it runs before the first paint, so that code blocks show the
 * reader's preferred variant from the first frame on, and a bot's page keeps no room for an ad.
 */
import { isbot } from 'isbot';
import { readPreferenceCookies } from '../preferences/cookies';
import { firstPreferences } from '../preferences/parse';
import { showPreferences } from './preferenceAttributes';

showPreferences(firstPreferences(location.hash, readPreferenceCookies()));
document.documentElement.toggleAttribute('data-bot', isbot(navigator.userAgent));
