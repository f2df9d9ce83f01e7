/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import ImageZoom, { InsideLinkContext } from '../ImageZoom';

it('renders no zoom link for an image that is inside a link', () => {
  render(
    <a href="/page">
      <InsideLinkContext value>
        <ImageZoom alt="Build status" src="badge.svg" />
      </InsideLinkContext>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Build status' })).toHaveAttribute('href', '/page');
});
