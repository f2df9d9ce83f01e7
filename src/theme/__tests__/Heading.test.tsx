/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Heading from '../Heading';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

test('has an anchor to itself, which the check of broken links knows', () => {
  render(
    <Heading as="h2" id="install">
      Install it
    </Heading>,
  );
  const anchor = screen.getByRole('link', { name: 'Direct link to Install it' });
  expect(anchor).toHaveAttribute('href', '#install');
  expect(screen.getByRole('heading', { name: /^Install it/ })).toHaveAttribute('id', 'install');
  expect(site.anchors).toEqual(['install']);
});

it('names its anchor by its text when there is markup in it', () => {
  render(
    <Heading as="h3" id="use-session">
      The <code>useSession</code> hook
    </Heading>,
  );
  expect(screen.getByRole('link', { name: 'Direct link to The useSession hook' })).toBeVisible();
});

it('names its anchor by its id when it has no text', () => {
  render(
    <Heading as="h3" id="logo">
      <img alt="" src="logo.svg" />
    </Heading>,
  );
  expect(screen.getByRole('link', { name: 'Direct link to logo' })).toBeVisible();
});

test.each([
  ['h1', 'title'],
  ['h2', undefined],
] as const)('%s with id %s has none', (as, id) => {
  render(
    <Heading as={as} id={id}>
      Title
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
