/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import ImageZoom, { InsideLink } from '../../../plugins/shared/components/ImageZoom';

it('links a picture to itself, so that it enlarges without scripts', () => {
  render(<ImageZoom alt="A desk" src="desk.webp" />);
  expect(screen.getByRole('link', { name: 'Enlarge: A desk' })).toHaveAttribute(
    'href',
    'desk.webp',
  );
});

it('leaves the link to the writer when the picture is inside one', () => {
  render(
    <a href="/page">
      <InsideLink value>
        <ImageZoom alt="Build status" src="badge.svg" />
      </InsideLink>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Build status' })).toHaveAttribute('href', '/page');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
