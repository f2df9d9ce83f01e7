/** @jest-environment jsdom */
import { setChoices } from '../html';
import { afterPaint, beforePaint } from '../syncChoices';
import { updateRadios } from '../radios';
import { type Choice, CHOICE_NAMES, type ChoiceName, CHOICES } from '../registry';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { dispatchTransition, waitForMutationObservers } from '../../../tests/support/jest/page';
import { clearChoicesBeforeEach, STORE } from '../../../tests/support/jest/stores';

keepPageClean();
clearChoicesBeforeEach();

const html = document.documentElement;

describe.each(CHOICE_NAMES)('%s', (name: ChoiceName) => {
  const { values }: Choice = CHOICES[name];
  const [initial, other = ''] = values;

  /** Adds two groups of radio buttons, as two code blocks do. */
  function addRadios(available: readonly string[] = values): void {
    const radios = available.map(
      (value) =>
        `<input type="radio" data-choice="${name}" name="one" value="${value}"${value === initial ? ' checked' : ''}>`,
    );
    document.body.innerHTML = `<form>${radios.join('')}</form>`.repeat(2);
  }

  const click = (value: string): void =>
    document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

  /** Returns the attribute's value, and the values of all selected radio buttons. */
  function getShownValues(): (string | undefined)[] {
    const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    return [html.dataset[name], ...checked.map(({ value }) => value)];
  }

  const repeatValue = (value: string): string[] => [value, value, value];

  it.each<[string | null, string]>([
    [null, initial],
    ...values.map((value): [string, string] => [value, value]),
    ['', initial],
    ['constructor', initial],
    [`"${other}"`, initial],
  ])('applies the stored value %j as %s before radio buttons exist', (stored, expected) => {
    if (stored !== null) {
      STORE.set(name, stored);
    }
    beforePaint();
    expect(html.dataset[name]).toBe(expected);
    addRadios();
    afterPaint();
    expect(getShownValues()).toEqual(repeatValue(expected));
  });

  it('applies and stores the selected radio button’s value', async () => {
    addRadios();
    beforePaint();
    afterPaint();
    click(other);
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(other));
    expect(STORE.get(name)).toBe(other);
    click(initial);
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(initial));
    expect(STORE.get(name)).toBe(initial);
  });

  it('applies and stores a value that is set in the attribute', async () => {
    addRadios();
    beforePaint();
    afterPaint();
    setChoices({ [name]: other });
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(other));
    expect(STORE.get(name)).toBe(other);
  });

  it('selects the matching radio buttons among those that React adds later', () => {
    STORE.set(name, other);
    beforePaint();
    afterPaint();
    addRadios();
    updateRadios(document.body);
    expect(getShownValues()).toEqual(repeatValue(other));
    // React calls a ref with null when it removes the element.
    expect(() => updateRadios(null)).not.toThrow();
  });

  it('selects the default radio button if none has the current value', () => {
    addRadios([initial, 'before']);
    document.querySelectorAll<HTMLInputElement>('[value=before]').forEach((radio) => radio.click());
    STORE.set(name, other);
    beforePaint();
    afterPaint();
    updateRadios();
    expect(getShownValues()).toEqual([other, initial, initial]);
  });

  it('doesn’t change unrelated radio buttons with the same value', async () => {
    beforePaint();
    afterPaint();
    document.body.innerHTML = `<input type="radio" name="b" value="${other}">`;
    click(other);
    await waitForMutationObservers();
    expect([html.dataset[name], STORE.get(name)]).toEqual([initial, null]);
  });

  it('applies a choice from another tab without storing it', async () => {
    addRadios();
    beforePaint();
    afterPaint();
    STORE.setInOtherTab(name, other);
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(other));
    expect(STORE.get(name)).toBeNull();
  });

  it('ignores an invalid choice from another tab', () => {
    STORE.set(name, other);
    beforePaint();
    afterPaint();
    STORE.setInOtherTab(name, 'invalid');
    expect(html.dataset[name]).toBe(other);
  });

  it('reads the store again when the page returns from the back/forward cache', async () => {
    addRadios();
    beforePaint();
    afterPaint();
    dispatchTransition('pagehide', true);
    STORE.set(name, other);
    dispatchTransition('pageshow', true);
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(other));
  });

  it('applies a choice until the reader leaves the page, even if all storage is blocked', async () => {
    STORE.block();
    addRadios();
    beforePaint();
    afterPaint();
    click(other);
    await waitForMutationObservers();
    dispatchTransition('pageshow', true);
    await waitForMutationObservers();
    expect(getShownValues()).toEqual(repeatValue(other));
  });
});

it('applies a cookie of another site after the first paint, and stores it for the next page', () => {
  STORE.set('codeVariant', 'TS');
  STORE.setCookie('codeVariant', 'JS');
  beforePaint();
  expect(html.dataset.codeVariant).toBe('TS');
  afterPaint();
  expect(html.dataset.codeVariant).toBe('JS');
  beforePaint();
  expect(html.dataset.codeVariant).toBe('JS');
});

it('applies the default if the cookie has been removed', () => {
  localStorage.setItem(CHOICES.codeVariant.key, 'JS');
  beforePaint();
  afterPaint();
  expect(html.dataset.codeVariant).toBe('TS');
});

it('applies a choice until the reader leaves the page, even if local storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  beforePaint();
  afterPaint();
  setChoices({ packageManager: 'yarn' });
  await waitForMutationObservers();
  expect(html.dataset.packageManager).toBe('yarn');
});
