import { hashedIndexPath, indexPath } from '../../../plugins/search/node/indexFiles';

it('has a name that changes with the content', () => {
  expect(indexPath('core-current')).toBe('search-index/core-current.json');
  const file = hashedIndexPath('core-current', '{"a":1}');
  expect(file).toMatch(/^search-index\/core-current\.[0-9a-f]{10}\.json$/);
  expect(hashedIndexPath('core-current', '{"a":1}')).toBe(file);
  expect(hashedIndexPath('core-current', '{"a":2}')).not.toBe(file);
});
