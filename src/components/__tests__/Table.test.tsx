import { renderToString } from 'react-dom/server';
import Table from '../Table';

it('is a tab stop without JavaScript, because it may scroll', () => {
  expect(renderToString(<Table />)).toMatch(/^<div class="table" role="group" tabindex="0"/i);
});
