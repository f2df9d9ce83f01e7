/** The ad block in its usual ways; tests/slow/companion/ads.test.ts has all others. */
import { isUsual } from '../../support/companion/adCases';
import { testAds } from '../../support/companion/adJourneys';

testAds(isUsual);
