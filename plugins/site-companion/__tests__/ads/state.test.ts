import { getEventLabel, isOwnContent, type Outcome } from '../../ads/outcome';
import {
  type AdConditions,
  type AdState,
  getPollDelay,
  reduceAds,
  createAdState,
} from '../../ads/state';

type Poll = Parameters<typeof reduceAds>[1];

const AD: Poll = { link: 'https://ads.test/click' };
const BACKERS: Poll = { link: 'https://material-ui-next.com/discover-more/backers' };
const APPEAL = { showsAppeal: true };

const misses = (count: number): Poll[] => Array.from({ length: count }, () => null);

function runPolls(polls: readonly Poll[], conditions: Partial<AdConditions> = {}): AdState {
  return polls.reduce(
    reduceAds,
    createAdState({ usesNetwork: true, showsAppeal: false, ...conditions }),
  );
}

describe('reduceAds', () => {
  it.each<[string, Poll[], Outcome, number, Partial<AdConditions>?]>([
    ['starts with an unknown outcome', [], 'unknown', 0],
    ['assumes no blocker after 6 polls', misses(6), 'unknown', 6],
    ['assumes a blocker after 7 polls', misses(7), 'house', 7],
    ['shows the appeal if the visit is sampled and has a blocker', misses(7), 'appeal', 7, APPEAL],
    ['stops after 30 polls', misses(31), 'appeal', 30, APPEAL],
    ['finds the ad on the first poll', [AD], 'network', 1, APPEAL],
    ['finds the ad after it has assumed a blocker', [...misses(12), AD], 'network', 13, APPEAL],
    ['finds the ad on the 30th poll', [...misses(29), AD], 'network', 30],
    ['ignores an ad after the 30th poll', [...misses(30), AD], 'house', 30],
    ['accepts an ad without a link', [{ link: null }], 'network', 1],
    ['shows a house ad if the ad links to the backers page', [BACKERS], 'house-carbon', 1, APPEAL],
    [
      'detects the backers link after it has assumed a blocker',
      [...misses(12), BACKERS],
      'house-carbon',
      13,
    ],
    ['keeps the outcome if the ad is removed', [AD, ...misses(9)], 'network', 1],
    ['keeps the outcome of the first of two elements', [BACKERS, AD], 'house-carbon', 1],
    [
      'shows a house ad if there is no network',
      [AD],
      'house',
      0,
      { ...APPEAL, usesNetwork: false },
    ],
  ])('%s', (_title, polls, outcome, count, conditions = {}) => {
    expect(runPolls(polls, conditions)).toMatchObject({ outcome, polls: count });
  });

  it.each([
    ['https://material-ui-next.com/discover-more/backers/?a=b#bronze', true],
    ['https://MATERIAL-UI-NEXT.com:443/discover-more/backers', true],
    ['https://material-ui-next.com/discover-more/backers/more', false],
    ['https://material-ui-next.com/Discover-More/Backers', false],
    ['https://material-ui-next.com.evil.test/discover-more/backers', false],
    ['https://material-ui-next.com@evil.test/discover-more/backers', false],
    ['https://evil.test/?https://material-ui-next.com/discover-more/backers', false],
    ['/discover-more/backers', false],
    ['', false],
  ])('compares the link %j with the backers link by host and path: %s', (link, isBackers) => {
    expect(runPolls([{ link }]).outcome).toBe(isBackers ? 'house-carbon' : 'network');
  });
});

it.each<[string, Poll[], number | null, Partial<AdConditions>?]>([
  ['polls at once', [], 0],
  ['returns the interval after a poll', misses(1), 500],
  ['continues while a blocker is assumed', misses(29), 500],
  ['ends after 30 polls', misses(30), null],
  ['ends when the ad is found', [AD], null],
  ['ends when the backers link is found', [BACKERS], null],
  ['never starts without a network', [], null, { usesNetwork: false }],
])('getPollDelay %s', (_title, polls, expected, conditions = {}) => {
  expect(getPollDelay(runPolls(polls, conditions), 500)).toBe(expected);
});

it.each<[Outcome, isOwn: boolean, label: string | null]>([
  ['unknown', false, null],
  ['network', false, 'carbon-body-top-inline'],
  ['house', true, 'in-house-body-top-inline'],
  ['house-carbon', true, 'in-house-carbon-body-top-inline'],
  ['appeal', true, 'in-house-adblock-body-top-inline'],
])('shows %s in one slot (own: %s), with the event label %j', (outcome, isOwn, label) => {
  expect([isOwnContent(outcome), getEventLabel(outcome, 'inline')]).toEqual([isOwn, label]);
});
