/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Heading from '../Heading';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

it('excludes the label of the anchor from the name of the heading', () => {
  render(
    <Heading as="h2" id="router">
      Add a <em>router</em>
    </Heading>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('Add a router');
});

it.each([
  ['the text', 'Install it', 'Direct link to Install it'],
  [
    'the text without markup',
    <>
      The <code>useSession</code> hook
    </>,
    'Direct link to The useSession hook',
  ],
  [
    'the id if there is no text',
    <img key="logo" alt="" src="logo.svg" />,
    'Direct link to install',
  ],
])('labels the anchor with %s, and registers it for the broken link check', (_, children, name) => {
  render(
    <Heading as="h2" id="install">
      {children}
    </Heading>,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#install');
  expect(screen.getByRole('heading')).toHaveAttribute('id', 'install');
  expect(site.anchors).toEqual(['install']);
});

it.each([
  ['h1', 'title'],
  ['h2', undefined],
] as const)('renders no anchor for the element %s with the id %s', (as, id) => {
  render(
    <Heading as={as} id={id}>
      Title
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
