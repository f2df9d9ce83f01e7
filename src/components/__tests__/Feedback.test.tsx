/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickEvent } from '../../../plugins/site-companion/analytics/clicks';
import Feedback from '../Feedback';

/** What delegated analytics makes of the clicks that reach the document. */
function collectEvents(): unknown[] {
  const events: unknown[] = [];
  document.addEventListener('click', ({ target }) => {
    const event = clickEvent(target as Element);
    if (event) {
      events.push(event);
    }
  });
  return events;
}

test('an answer is one event, by pointer and by keyboard', async () => {
  const events = collectEvents();
  render(<Feedback page="/toolpad/core/" />);
  await userEvent.click(screen.getByText('Yes'));
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events[0])).toContain('"feedback"');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(events).toHaveLength(2);
});

test('what was missing is an issue that names the page', () => {
  render(<Feedback page="/toolpad/core/" />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'What was missing?' });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe('https://github.com/mui/toolpad/issues/new');
  expect(searchParams.get('title')).toBe('[docs] /toolpad/core/: ');
  expect(searchParams.get('body')).toContain('looking for');
  expect(searchParams.get('template')).toBe('docs.yml');
  expect(searchParams.get('page')).toBe('/toolpad/core/');
  const form = fs.readFileSync(
    path.join(__dirname, '../../../.github/ISSUE_TEMPLATE/docs.yml'),
    'utf8',
  );
  expect(form).toContain(`- ${searchParams.get('kind')}\n`);
});
