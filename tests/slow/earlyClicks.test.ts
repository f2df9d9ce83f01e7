/** Many tries, since a click that is lost now and then is lost, too. */
import { testEarlyClicks } from '../support/earlyJourneys';

testEarlyClicks(20);
