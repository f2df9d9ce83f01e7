/** One try of each; tests/slow/earlyClicks.test.ts makes many. */
import { testEarlyClicks } from '../support/earlyJourneys';

testEarlyClicks(1);
