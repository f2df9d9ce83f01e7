import { type AdFacts, type Finding, pollDelay, reduceAds } from '../../ads/state';
import { AD, BACKERS, LINKLESS, type Look, after, misses } from './blocks';

describe('reduceAds', () => {
  test.each<[string, Look[], Finding, number]>([
    ['nothing yet', [], 'unknown', 0],
    ['1 try without the element', misses(1), 'unknown', 1],
    ['6 tries without it', misses(6), 'unknown', 6],
    ['7 tries without it', misses(7), 'blocker', 7],
    ['30 tries without it', misses(30), 'blocker', 30],
    ['a 31st try', misses(31), 'blocker', 30],
    ['found at the 1st try', [AD], 'served', 1],
    ['found at the 7th try', [...misses(6), AD], 'served', 7],
    ['found after a blocker was assumed', [...misses(12), AD], 'served', 13],
    ['found at the 30th try', [...misses(29), AD], 'served', 30],
    ['found too late, at a 31st try', [...misses(30), AD], 'blocker', 30],
    ['found without a link', [LINKLESS], 'served', 1],
    ['the backers link', [BACKERS], 'backers', 1],
    ['the backers link after a blocker was assumed', [...misses(12), BACKERS], 'backers', 13],
    ['gone after it was found', [AD, ...misses(9)], 'served', 1],
    ['a second element after the first', [AD, BACKERS], 'served', 1],
    ['an ad after the backers link', [BACKERS, AD], 'backers', 1],
  ])('%s', (_, looks, finding, tries) => {
    expect(after(looks)).toMatchObject({ finding, tries });
  });

  test.each<[string, string]>([
    ['https://material-ui-next.com/discover-more/backers', 'backers'],
    ['https://material-ui-next.com/discover-more/backers/', 'backers'],
    ['https://material-ui-next.com/discover-more/backers?utm_source=carbon', 'backers'],
    ['https://material-ui-next.com/discover-more/backers/?a=b#bronze', 'backers'],
    ['https://material-ui-next.com/discover-more/backers#gold', 'backers'],
    ['https://MATERIAL-UI-NEXT.com:443/discover-more/backers', 'backers'],
    ['https://material-ui-next.com/discover-more/backers/more', 'served'],
    ['https://material-ui-next.com/discover-more/backersmore', 'served'],
    ['https://material-ui-next.com/Discover-More/Backers', 'served'],
    ['https://material-ui-next.com.evil.test/discover-more/backers', 'served'],
    ['https://material-ui-next.com@evil.test/discover-more/backers', 'served'],
    ['/discover-more/backers', 'served'],
    ['https://evil.test/?https://material-ui-next.com/discover-more/backers', 'served'],
    ['', 'served'],
  ])('an ad that links to %j is %s', (link, finding) => {
    expect(after([{ link }]).finding).toBe(finding);
  });

  test('a look after the end changes nothing', () => {
    const found = after([AD]);
    expect(reduceAds(found, BACKERS)).toBe(found);
  });
});

describe('pollDelay', () => {
  test.each<[string, Look[], number | null, Partial<AdFacts>?]>([
    ['looks at once', [], 0],
    ['then every 500 ms', misses(1), 500],
    ['also while a blocker is assumed', misses(7), 500],
    ['up to the 30th try', misses(29), 500],
    ['and no further', misses(30), null],
    ['nor after the ad was found', [AD], null],
    ['nor after the backers link', [BACKERS], null],
    ['nor without a network, or against a privacy signal', [], null, { network: false }],
  ])('%s', (_, looks, expected, facts = {}) => {
    expect(pollDelay(after(looks, facts), 500)).toBe(expected);
  });
});
