/** @jest-environment jsdom */
import fc from 'fast-check';
import { afterPaint, beforePaint } from '../../../choices/syncChoices';
import { setChoices } from '../../../choices/html';
import { PAGE_CHANGE } from '../../../page-start/shared/events';
import { parseHash } from '../hash';
import { CHOICES, type CodeStyling, type CodeVariant } from '../../../choices/registry';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { dispatchTransition, waitForMutationObservers } from '../../../../tests/support/jest/page';
import { clearChoicesBeforeEach, STORE } from '../../../../tests/support/jest/stores';

keepPageClean();
clearChoicesBeforeEach();

const { dataset } = document.documentElement;

const HASHES: [hash: string, variant?: CodeVariant, styling?: CodeStyling][] = [
  ['#Basic.js', 'JS'],
  ['#Basic.tsx', 'TS'],
  ['#tailwind-Basic.tsx', 'TS', 'Tailwind CSS'],
  ['#sign-in-css-Basic.js', 'JS', 'Plain CSS'],
  ['#system-css-Basic.js', 'JS', 'MUI System'],
  ['#scss-Basic.js', 'JS'],
  ['#ecosystem-Map.tsx', 'TS'],
  ['#Tailwind-Basic.js', 'JS'],
  ['#tailwind-', undefined, 'Tailwind CSS'],
  ['#css-Basic.js?a', undefined, 'Plain CSS'],
  ['#system-Basic.ts', undefined, 'MUI System'],
  ['#tailwind'],
  ['#Basic.jsx'],
  ['#Basic.JS'],
  ['#Basic.js-usage'],
  ['#usage'],
  [''],
];

describe('parseHash', () => {
  it.each(HASHES)('returns the choices in %j', (...[hash, codeVariant, codeStyling]) => {
    expect(parseHash(hash)).toEqual({
      ...(codeVariant && { codeVariant }),
      ...(codeStyling && { codeStyling }),
    });
  });

  it('returns only allowed values for any hash', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        const { codeVariant = 'TS', codeStyling = 'MUI System' } = parseHash(hash);
        expect(CHOICES.codeVariant.values).toContain(codeVariant);
        expect(CHOICES.codeStyling.values).toContain(codeStyling);
      }),
    );
  });
});

function openPage(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  beforePaint();
  afterPaint();
}

it.each(['#css-Basic.js', '#system-requirements'])(
  'doesn’t store the choices in the hash %s',
  async (hash) => {
    openPage(hash);
    await waitForMutationObservers();
    expect(document.cookie).toBe('');
  },
);

/** Opens a page with a client-side navigation. */
function navigate(hash: string, html: string): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  return waitForMutationObservers();
}

const HEADING = '<h2 id="css-files.js">CSS files</h2>';
const DEMO = '<div data-demo="a"><span id="css-Basic.js"></span></div>';

describe.each<[hash: string, html: string, selects: boolean]>([
  ['#css-Basic.js', '', true],
  ['#css-Basic.js', DEMO, true],
  ['#css-files.js', HEADING, false],
  ['#css%2Dfiles.js', HEADING, false],
])('the hash %s on a page with the elements %j', (hash, html, selects) => {
  const name = selects ? 'selects choices' : 'selects nothing';
  const expected = selects ? ['JS', 'Plain CSS'] : ['TS', 'Tailwind CSS'];
  const getPreferences = () => [dataset.codeVariant, dataset.codeStyling];

  beforeEach(() => STORE.setCookie('codeStyling', 'Tailwind CSS'));

  it(`${name} after a full load`, () => {
    openPage(hash);
    // The parser reaches the elements after the inline script has run.
    document.body.innerHTML = html;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(getPreferences()).toEqual(expected);
  });

  it(`${name} after a client-side navigation, until the next page`, async () => {
    openPage('');
    await navigate(hash, html);
    expect(getPreferences()).toEqual(expected);
    await navigate('', '');
    expect(getPreferences()).toEqual(['TS', 'Tailwind CSS']);
    expect(document.cookie).toBe('codeStyling=Tailwind%20CSS');
  });

  it(`${name} after a link within the page, until the next page`, async () => {
    document.body.innerHTML = html;
    openPage('');
    for (const next of [hash, '#usage']) {
      history.replaceState(null, '', next);
      window.dispatchEvent(new Event('hashchange'));
      expect(getPreferences()).toEqual(expected);
    }
    await navigate('', '');
    expect(getPreferences()).toEqual(['TS', 'Tailwind CSS']);
  });
});

it('keeps choices across client-side navigations if cookies are blocked', async () => {
  STORE.block();
  openPage('');
  setChoices({ codeVariant: 'JS' });
  await waitForMutationObservers();
  await navigate('', '');
  expect(dataset.codeVariant).toBe('JS');
});

it('keeps and stores a choice that the reader makes on a page whose hash selects another one', async () => {
  openPage('#Basic.js');
  setChoices({ codeVariant: 'TS' });
  await waitForMutationObservers();
  dispatchTransition('pageshow', true);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(dataset.codeVariant).toBe('TS');
  expect(document.cookie).toBe('codeVariant=TS');
});
