import { hashesOfDemo } from '../theme/Demo/hash';
import { choicesOfHash } from '../../site-companion/shared/choices/hash';

test('a demo without variants has a link to each language', () => {
  expect(hashesOfDemo({ name: 'A', stylings: ['MUI System'] })).toEqual(['A', 'A.tsx', 'A.js']);
});

test('the link to a demo by its name chooses nothing', () => {
  expect(choicesOfHash('#A')).toEqual({});
});

test('a demo with variants has a link to each of them', () => {
  const hashes = hashesOfDemo({ name: 'A', stylings: ['MUI System', 'Tailwind CSS', 'Plain CSS'] });
  expect(hashes).toEqual([
    ...['A', 'A.tsx', 'A.js', 'system-A.tsx', 'system-A.js'],
    ...['tailwind-A.tsx', 'tailwind-A.js', 'css-A.tsx', 'css-A.js'],
  ]);
  expect(choicesOfHash(`#${hashes[6] ?? ''}`)).toEqual({
    codeVariant: 'JS',
    codeStyling: 'Tailwind CSS',
  });
});
