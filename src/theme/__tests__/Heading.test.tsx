/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Heading from '../Heading';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

it.each([
  ['its text', 'Install it', 'Direct link to Install it'],
  [
    'its text without markup',
    <>
      The <code>useSession</code> hook
    </>,
    'Direct link to The useSession hook',
  ],
  ['its id if it has no text', <img key="logo" alt="" src="logo.svg" />, 'Direct link to install'],
])(
  'has an anchor that is named by %s, and that broken links are checked against',
  (_, children, name) => {
    render(
      <Heading as="h2" id="install">
        {children}
      </Heading>,
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#install');
    expect(screen.getByRole('heading')).toHaveAttribute('id', 'install');
    expect(site.anchors).toEqual(['install']);
  },
);

it.each([
  ['h1', 'title'],
  ['h2', undefined],
] as const)('has no anchor as %s with the id %s', (as, id) => {
  render(
    <Heading as={as} id={id}>
      Title
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
