/**
 * @jest-environment jsdom
 */
import { onActivation, whenShown } from '../prerendering';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const prerender = (prerendering: boolean | undefined) => Object.assign(document, { prerendering });
const show = () => {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

test.each([[false], [undefined]])('a page that is shown from the start (%s)', (prerendering) => {
  prerender(prerendering);
  const shown = jest.fn();
  const activated = jest.fn();
  whenShown(shown);
  onActivation(activated);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(activated).not.toHaveBeenCalled();
});

test('a page that was made ready ahead waits for its reader, and acts once', () => {
  prerender(true);
  const shown = jest.fn();
  const activated = jest.fn();
  whenShown(shown);
  onActivation(activated);
  expect(shown).not.toHaveBeenCalled();
  show();
  show();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(activated).toHaveBeenCalledTimes(1);
});
