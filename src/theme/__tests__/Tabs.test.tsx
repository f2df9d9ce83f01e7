/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TabItem from '../TabItem';
import Tabs from '../Tabs';

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

describe('the stock props', () => {
  it('take labels and the default from the values', () => {
    render(
      <Tabs
        values={[
          { value: 't0', label: 'First' },
          { value: 't1', label: 'Second', default: true },
        ]}
      >
        {items(2)}
      </Tabs>,
    );
    expect(screen.getByRole('radio', { name: 'First' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  });

  it.each([
    ['t1', ['t1']],
    [null, []],
  ])('start at the defaultValue %s', (defaultValue, checked) => {
    render(<Tabs defaultValue={defaultValue}>{items(2)}</Tabs>);
    const radios = screen.queryAllByRole<HTMLInputElement>('radio', { checked: true });
    expect(radios.map(({ value }) => value)).toEqual(checked);
  });

  it.each([
    [{ defaultValue: 'x' }, 'Tabs: expected the defaultValue to be one of t0, t1, found "x".'],
    [{ queryString: true }, 'Tabs: expected a groupId beside queryString={true}, found none.'],
  ])('name what is wrong in %j', (props, message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Tabs {...props}>{items(2)}</Tabs>)).toThrow(message);
    log.mockRestore();
  });

  it.each([
    [{ queryString: 'system' }, 'system'],
    [{ queryString: true, groupId: 'os' }, 'os'],
  ])('keep the choice in the URL: %j', async (props, name) => {
    history.replaceState({ key: 'kept' }, '', `?${name}=t1&other=1`);
    render(<Tabs {...props}>{items(3)}</Tabs>);
    expect(screen.getByRole('radio', { name: 't1' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 't2' }));
    expect(location.search).toBe(`?${name}=t2&other=1`);
    expect(history.state).toEqual({ key: 'kept' });
    history.replaceState(null, '', '/');
  });
});
