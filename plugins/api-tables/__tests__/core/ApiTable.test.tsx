/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import ApiTable from '../../theme/ApiTable';
import type { ApiRow } from '../../shared/rows';
import { site } from '../../../../tests/support/jest/fakeSite';

const rows: ApiRow[] = [
  {
    id: 'prop-title',
    name: 'title',
    required: true,
    type: { text: [['string']] },
    description: [['The ', { code: '<h1>' }, ' & more.']],
  },
  {
    id: 'prop-size',
    name: 'size',
    type: {
      text: [['Size<', { href: '#type-Unit', children: ['Unit'] }, '>']],
      more: '<t-k>type</t-k> Size = 1',
    },
    default: '320',
    description: [['How big.'], { list: [['One'], ['Two']] }],
    deprecated: [['Use ', { href: '/width/', children: ['width'] }, '.']],
  },
];

function renderTable() {
  return render(
    <ApiTable
      label="Props of Panel"
      columns={{ name: 'Name', type: 'Type', default: 'Default' }}
      rows={rows}
      note={['Words of ', { code: 'ours' }]}
    />,
  );
}

it('renders a table with an accessible name and header cells for rows and columns', () => {
  renderTable();
  expect(screen.getByRole('table', { name: 'Props of Panel' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Type',
    'Default',
    'Description',
  ]);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'title required',
    'size deprecated',
  ]);
});

it('gives each row an anchor, links the row’s name to it, and registers it with Docusaurus', () => {
  renderTable();
  expect(screen.getByRole('link', { name: 'size' })).toHaveAttribute('href', '#prop-size');
  expect(document.getElementById('prop-size')?.tagName).toBe('TR');
  expect(site.anchors).toEqual(expect.arrayContaining(['prop-title', 'prop-size']));
});

it('shows the definition of a type in a collapsed <details> with an accessible name', () => {
  renderTable();
  const row = within(document.getElementById('prop-size') ?? document.body);
  expect(row.getByText('Definition').textContent).toBe('Definition of the type of size');
  expect(row.getByText('Definition').closest('details')).not.toHaveAttribute('open');
  expect(row.getByRole('link', { name: 'Unit' })).toHaveAttribute('href', '#type-Unit');
  expect(row.getByRole('link', { name: 'width' })).toHaveAttribute('href', '/toolpad/width/');
});
