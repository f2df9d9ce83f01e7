import { renderToString } from 'react-dom/server';
import Table from '../Table';

it('renders the table’s box as a tab stop on the server, because the table may scroll', () => {
  expect(renderToString(<Table />)).toMatch(/^<div class="table" role="group" tabindex="0"/i);
});
