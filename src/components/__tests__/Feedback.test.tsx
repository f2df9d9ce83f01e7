/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClickEvent } from '../../../plugins/site-companion/analytics/clicks';
import Feedback from '../Feedback';

const ISSUE_FORM = path.join(__dirname, '../../../.github/ISSUE_TEMPLATE/docs.yml');

it('sends one event per response, both by pointer and by keyboard', async () => {
  const events: unknown[] = [];
  document.addEventListener('click', ({ target }) => {
    const event = createClickEvent(target as Element);
    if (event) {
      events.push(event);
    }
  });
  render(<Feedback page="/toolpad/core/" />);
  await userEvent.click(screen.getByText('Yes'));
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events[0])).toContain('"feedback"');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(events).toHaveLength(2);
});

it('links to a new issue that contains the page’s path and the note, with and without the issue form', async () => {
  render(<Feedback page="/toolpad/core/" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'What was missing?' }), 'A sort order');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue on GitHub' });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe('https://github.com/mui/toolpad/issues/new');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    title: '[docs] /toolpad/core/: ',
    description: 'A sort order',
    body: 'A sort order',
    template: 'docs.yml',
    page: '/toolpad/core/',
  });
  expect(fs.readFileSync(ISSUE_FORM, 'utf8')).toContain(`- ${searchParams.get('kind')}\n`);
});
