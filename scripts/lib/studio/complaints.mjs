/** What the page asks of the network; nothing of it is needed. */
const NETWORK = /net::ERR_|Failed to load resource/;

/** What the code field throws when it is closed while it is still at work. */
const CANCELED = 'Canceled';

/**
 * Collects what a page complains about, except for the network.
 *
 * @param {import('playwright-core').Page} page
 * @returns {string[]} grows
 */
export function complaintsOf(page) {
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', ({ message }) => {
    if (message !== CANCELED) {
      problems.push(message);
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) {
      problems.push(message.text());
    }
  });
  return problems;
}
