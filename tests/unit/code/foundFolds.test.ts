import { withFoundFolds } from '../../../plugins/code/node/foundFolds';
import { foldLines } from '../../../plugins/code/shared/fold';

test.each([
  ['<span class=head hidden>a</span>', '<span class=head hidden=until-found>a</span>'],
  ['<span class="rest" hidden>a</span>', '<span class="rest" hidden=until-found>a</span>'],
  ['<span class=rest hidden=until-found>a</span>', undefined],
  ['<span class=header hidden>a</span>', undefined],
  ['<form hidden id=a></form>', undefined],
])('%s', (html, restored = html) => {
  expect(withFoundFolds(html)).toBe(restored);
});

test('knows what is folded', () => {
  const folded = foldLines(['a\n', 'b\n', 'c\n'], { head: 1, visible: 1 });
  const minified = folded.replaceAll('="until-found"', '');
  expect(withFoundFolds(minified).replaceAll('=until-found', '="until-found"')).toBe(folded);
});
