import { missingContextMessage } from '../../../plugins/site-companion/theme/errors';

test.each([
  ['docs ad config context value', 'AdProvider'],
  ['docs config context value', 'DocsProvider'],
])('names the %s and the %s', (value, provider) => {
  expect(missingContextMessage(value, provider)).toBe(
    `Could not find the ${value}. Wrap the tree in <${provider}>.`,
  );
});
