/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TabItem from '../../../src/theme/TabItem';
import Tabs from '../../../src/theme/Tabs';

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <TabItem key={i} value={`t${i}`}>
      Panel {i}
    </TabItem>
  ));

test('are native radios; the first is chosen, and each has a panel', async () => {
  render(
    <Tabs groupId="manager">
      <TabItem label="npm" value="npm">
        npm install
      </TabItem>
      <TabItem value="pnpm">pnpm add</TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('radiogroup')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'npm' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'pnpm' })).not.toBeChecked();
  await userEvent.click(screen.getByText('pnpm', { selector: 'label' }));
  expect(screen.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'npm' })).not.toBeChecked();
  const panels = document.querySelectorAll('[data-tab-group="manager"] > [data-tab-panel]');
  expect([...panels].map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'npm install',
    'pnpm add',
  ]);
});

test('start at the default', () => {
  render(
    <Tabs>
      <TabItem value="a">A</TabItem>
      <TabItem default value="b">
        B
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('radio', { name: 'b' })).toBeChecked();
});

test('two groups on a page do not share a choice', async () => {
  render(
    <>
      <Tabs>{items(2)}</Tabs>
      <Tabs>{items(2)}</Tabs>
    </>,
  );
  await userEvent.click(
    within(screen.getAllByRole('radiogroup')[0] ?? document.body).getByRole('radio', {
      name: 't1',
    }),
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('are at most eight, as many as the stylesheet has rules for', () => {
  render(<Tabs>{items(8)}</Tabs>);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Tabs>{items(9)}</Tabs>)).toThrow(
    'Tabs: expected at most 8 <TabItem>, found 9.',
  );
  log.mockRestore();
});
