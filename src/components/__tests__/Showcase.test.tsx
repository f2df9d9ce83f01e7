/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Showcase from '../Showcase';

it('renders a named tab for each example, and selects the first one', () => {
  render(
    <Showcase tabs={['Layout', 'Dialogs']}>
      <p>One</p>
      <p>Two</p>
    </Showcase>,
  );
  expect(screen.getByRole('group', { name: 'Examples' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Layout' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Dialogs' })).not.toBeChecked();
});
