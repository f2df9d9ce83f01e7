/** A few tries of each; tests/slow/earlyClicks.test.ts makes many. */
import { testEarlyClicks } from '../support/earlyJourneys';

testEarlyClicks(2);
