import {
  closeDisplay,
  displayRest,
  labelDisplay,
  startDisplay,
} from '../../../../plugins/site-companion/ads/display';

const LABEL = 'carbon-body-top-image';

describe('displayRest', () => {
  const labelled = labelDisplay(startDisplay(true), LABEL, 1000);

  test.each([
    ['at once', 1000, 2500],
    ['a while later', 2200, 1300],
    ['a moment before', 3499, 1],
    ['when it is due', 3500, 0],
    ['when it is overdue', 9000, 0],
  ])('%s', (_, now, rest) => {
    expect(displayRest(labelled, now)).toBe(rest);
  });

  test.each([
    ['no label yet', startDisplay(true)],
    ['not in the sample', labelDisplay(startDisplay(false), LABEL, 1000)],
    ['reported', closeDisplay(labelled)],
    ['reported, then another label', labelDisplay(closeDisplay(labelled), 'other', 5000)],
    ['the label went away', labelDisplay(labelled, null, 2000)],
  ])('nothing to report: %s', (_, display) => {
    expect(displayRest(display, 9000)).toBeNull();
  });

  test('a new label starts the waiting anew, the same one does not', () => {
    expect(displayRest(labelDisplay(labelled, LABEL, 2000), 2000)).toBe(1500);
    expect(displayRest(labelDisplay(labelled, 'other', 2000), 2000)).toBe(2500);
  });

  test('takes the delay of the site', () => {
    expect(displayRest(labelled, 1000, 0)).toBe(0);
  });
});
