/** The ad block whatever else the network does: slow, broken, endless, hostile. */
import { isUsual } from '../../support/companion/adCases';
import { testAds } from '../../support/companion/adJourneys';

testAds((adCase) => !isUsual(adCase));
