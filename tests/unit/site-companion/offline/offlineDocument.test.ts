import { offlineDocument } from '../../../../plugins/site-companion/offline/offlineDocument';

test.each([
  ['a page', '/toolpad/core/', '/toolpad/core/'],
  ['other scripts', '/toolpad/%E6%97%A5/', '/toolpad/日/'],
  ['a slash in a name', '/toolpad/a%2Fb/', '/toolpad/a/b/'],
  ['an escape that is none', '/toolpad/%ff/', '/toolpad/%ff/'],
  ['half an escape', '/toolpad/%/', '/toolpad/%/'],
  ['markup', '/toolpad/%3Cscript%3E/', '/toolpad/&lt;script&gt;/'],
])('names %s for people', (_, path, name) => {
  expect(offlineDocument([path])).toContain(`<a href="${path}">${name}</a>`);
});

test('a path cannot leave its attribute', () => {
  expect(offlineDocument(['/"><script>x</script>'])).not.toContain('<script>');
});

test('each page once, in order, and no list without one', () => {
  const paths = [...offlineDocument(['/b', '/a', '/b']).matchAll(/href="([^"]+)"/g)];
  expect(paths.map(([, path]) => path)).toEqual(['/a', '/b']);
  expect(offlineDocument([])).not.toContain('<ul>');
});
