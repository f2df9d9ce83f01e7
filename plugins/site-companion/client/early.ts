/**
 * The companion's part of the starter: it runs before the first paint, so that code blocks show the
 * reader's preferred variant from the first frame on.
 */
import { readPreferenceCookies } from '../preferences/cookies';
import { firstPreferences } from '../preferences/parse';
import { showPreferences } from './preferenceAttributes';

showPreferences(firstPreferences(location.hash, readPreferenceCookies()));
