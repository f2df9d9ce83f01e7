import { phraseGain } from '../../../plugins/search/engine/phrase';

describe('phraseGain', () => {
  it.each([
    ['no words of it', 'data grid', 'Nothing here', 1],
    ['the words apart', 'data grid', 'Data for the grid', 1],
    ['two words side by side', 'data grid', 'The data grid shows', 1.4],
    ['the words the other way round', 'grid data', 'The data grid shows', 1],
    ['one word', 'grid', 'The grid', 1],
    ['a part of a longer phrase', 'no build found', 'Has a build found it?', 1.4],
    ['a whole phrase', 'no build found', 'Says “No build found”.', 1.8 * 1.6],
    ['across punctuation', 'getContext() must', '`getContext()` must be', 1.4],
    ['no beginnings of words', 'data gri', 'data grid', 1],
  ])('%s', (_what, query, text, gain) => {
    expect(phraseGain(query, text)).toBeCloseTo(gain);
  });
});
