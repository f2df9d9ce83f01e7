import { getEventLabel, isHouseContent, type Outcome } from '../outcome';
import {
  type AdConditions,
  type AdState,
  getPollDelay,
  isBackersLink,
  reduceAds,
  createAdState,
} from '../state';

type Poll = Parameters<typeof reduceAds>[1];

const AD_POLL: Poll = ['https://ads.test/click', 'https://ads.test/network'];
const BACKERS_POLL: Poll = ['https://ads.test/click', 'https://mui.com/backers'];
const APPEAL_CONDITIONS = { showsAppeal: true };
const NO_NETWORK = { usesNetwork: false };

const createMisses = (count: number): Poll[] => Array.from({ length: count }, () => null);

function runPolls(polls: readonly Poll[], conditions: Partial<AdConditions> = {}): AdState {
  return polls.reduce(
    reduceAds,
    createAdState({ usesNetwork: true, showsAppeal: false, ...conditions }),
  );
}

describe('reduceAds', () => {
  it.each<[string, Poll[], Outcome, number, Partial<AdConditions>?]>([
    ['starts with an unknown outcome', [], 'unknown', 0],
    ['assumes no blocker after 6 polls', createMisses(6), 'unknown', 6],
    ['assumes a blocker after 7 polls', createMisses(7), 'house', 7],
    [
      'shows the appeal after 7 polls if the visit is sampled for it',
      createMisses(7),
      'appeal',
      7,
      APPEAL_CONDITIONS,
    ],
    ['stops counting after 30 polls', createMisses(31), 'appeal', 30, APPEAL_CONDITIONS],
    ['finds the ad on the first poll', [AD_POLL], 'network', 1, APPEAL_CONDITIONS],
    [
      'finds the ad after it has assumed a blocker',
      [...createMisses(12), AD_POLL],
      'network',
      13,
      APPEAL_CONDITIONS,
    ],
    ['finds the ad on the 30th poll', [...createMisses(29), AD_POLL], 'network', 30],
    ['ignores an ad after the 30th poll', [...createMisses(30), AD_POLL], 'house', 30],
    ['accepts an ad without a link', [[]], 'network', 1],
    [
      'shows a house ad if any link of the ad leads to a backers page',
      [BACKERS_POLL],
      'house-carbon',
      1,
      APPEAL_CONDITIONS,
    ],
    [
      'detects the backers link after it has assumed a blocker',
      [...createMisses(12), BACKERS_POLL],
      'house-carbon',
      13,
    ],
    ['keeps the outcome if the ad is removed', [AD_POLL, ...createMisses(9)], 'network', 1],
    [
      'keeps the outcome of the first element if another one appears',
      [BACKERS_POLL, AD_POLL],
      'house-carbon',
      1,
    ],
    ['starts with an unknown outcome if there is no network', [], 'unknown', 0, NO_NETWORK],
    ['shows a house ad after one poll if there is no network', [AD_POLL], 'house', 1, NO_NETWORK],
    [
      'ends polling after one poll if there is no network',
      createMisses(9),
      'house',
      1,
      { ...APPEAL_CONDITIONS, ...NO_NETWORK },
    ],
  ])('%s', (_title, polls, outcome, count, conditions = {}) => {
    expect(runPolls(polls, conditions)).toMatchObject({ outcome, polls: count });
  });
});

it.each([
  ['https://material-ui-next.com/discover-more/backers', true],
  ['https://material-ui-next.com/discover-more/backers/?a=b#bronze', true],
  ['https://MUI.com:443/backers//', true],
  ['http://www.mui.com/material-ui/discover-more/backers/', true],
  ['https://next.docs.material-ui-next.com/backers', true],
  ['https://mui.com/backers/more', false],
  ['https://mui.com/our-backers', false],
  ['https://mui.com/Backers', false],
  ['https://mui.com/?backers', false],
  ['https://mui.com/#/backers', false],
  ['https://notmui.com/backers', false],
  ['https://mui.com.evil.test/backers', false],
  ['https://mui.com@evil.test/backers', false],
  ['https://evil.test/?https://mui.com/backers', false],
  ['/backers', false],
  ['', false],
])('recognizes the backers page by its host and the end of its path: %j → %s', (link, expected) => {
  expect(isBackersLink(link)).toBe(expected);
});

it.each<[string, Poll[], number | null, Partial<AdConditions>?]>([
  ['schedules the first poll immediately', [], 0],
  ['schedules the next poll after the interval', createMisses(1), 500],
  ['continues polling while a blocker is assumed', createMisses(29), 500],
  ['ends polling after 30 polls', createMisses(30), null],
  ['ends polling when the ad is found', [AD_POLL], null],
  ['ends polling when the backers link is found', [BACKERS_POLL], null],
  ['schedules the first poll immediately if there is no network', [], 0, NO_NETWORK],
  ['ends polling after one poll if there is no network', createMisses(1), null, NO_NETWORK],
])('%s', (_title, polls, expected, conditions = {}) => {
  expect(getPollDelay(runPolls(polls, conditions))).toBe(expected);
});

it.each<[Outcome, isOwn: boolean, label: string | null]>([
  ['unknown', false, null],
  ['network', false, 'carbon-body-top-inline'],
  ['house', true, 'in-house-body-top-inline'],
  ['house-carbon', true, 'in-house-carbon-body-top-inline'],
  ['appeal', true, 'in-house-adblock-body-top-inline'],
])(
  'maps the outcome %s to its slot (own content: %s) and its event label %j',
  (outcome, isOwn, label) => {
    expect([isHouseContent(outcome), getEventLabel(outcome, 'inline')]).toEqual([isOwn, label]);
  },
);
