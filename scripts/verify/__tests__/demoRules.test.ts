import {
  type FirstFrameFacts,
  groupFindings,
  judgeConsole,
  judgeFirstFrame,
  judgeMeasures,
  judgeSource,
  type Measures,
  shorten,
} from '../demos/rules';

const FITS: Measures = {
  viewportWidth: 375,
  viewportHeight: 400,
  documentWidth: 375,
  documentHeight: 400,
  contentHeight: 380,
  failure: undefined,
  waiting: false,
  sideways: [],
};

describe('judgeMeasures', () => {
  it.each<[string, Partial<Measures>, string[]]>([
    ['fits', {}, []],
    ['is too wide', { documentWidth: 376 }, ['failure']],
    ['failed', { failure: 'Boom' }, ['failure']],
    ['is still loading', { waiting: true }, ['failure']],
    ['scrolls sideways', { sideways: ['<main>'] }, ['failure']],
    ['is higher', { documentHeight: 401 }, ['failure']],
    ['leaves the frame empty', { contentHeight: 100 }, ['notice']],
  ])('a demo that %s', (_, part, kinds) => {
    expect(judgeMeasures({ ...FITS, ...part }).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('judgeFirstFrame', () => {
  const picture: FirstFrameFacts = {
    waiting: true,
    hasPicture: true,
    sameText: true,
    difference: 0,
  };

  it.each<[string, FirstFrameFacts, string | undefined]>([
    ['shows itself', { waiting: false, hasPicture: false }, undefined],
    ['is shown by its picture', picture, undefined],
    ['is drawn with other letters', { ...picture, difference: 0.02 }, undefined],
    ['shows itself and has a picture', { waiting: false, hasPicture: true }, 'needs none'],
    ['shows nothing', { waiting: true, hasPicture: false }, 'has no picture'],
    ['cuts its rows off', { ...picture, cutOff: true }, 'wider than its frame'],
    ['says something else', { ...picture, sameText: false }, 'says something else'],
    ['looks different', { ...picture, difference: 0.05 }, '5.0 % of the pixels'],
  ])('a demo that %s', (_, facts, told) => {
    const found = judgeFirstFrame(facts);
    expect(found.map(({ kind }) => kind)).toEqual(told === undefined ? [] : ['failure']);
    expect(found[0]?.text ?? '').toContain(told ?? '');
  });
});

describe('judgeSource', () => {
  it.each([
    ['80 lines', 'a;\n'.repeat(80), []],
    ['81 lines', 'a;\n'.repeat(81), ['notice']],
    ['101 lines', 'a;\n'.repeat(101), ['failure']],
    ['the time of the day', 'const now = Date.now();', ['notice']],
    ['a fixed date', "const day = new Date('2026-03-02');", []],
    ['chance', 'Math.random()', ['notice']],
    ['placeholders', "const rows = ['Item 1'];", ['failure']],
    ['words with them inside', 'food, footer, Item A', []],
  ])('%s', (_, code, kinds) => {
    expect(judgeSource(code).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('what is told', () => {
  it('lets React offer its tools', () => {
    expect(judgeConsole('info', '%cDownload the React DevTools for …')).toEqual([]);
    expect(judgeConsole('warning', 'Each child should have a key')).toEqual([
      { kind: 'failure', text: 'console.warning: Each child should have a key' },
    ]);
  });

  it('leaves out stacks and the end of novels', () => {
    expect(shorten('Boom\n    at a (b.js:1:2)\n    at c')).toBe('Boom');
    expect(shorten('a'.repeat(2000)).length).toBeLessThan(700);
  });

  it('says once what is found several times, failures first', () => {
    const failure = { kind: 'failure', text: 'b' } as const;
    const notice = { kind: 'notice', text: 'a' } as const;
    expect(
      groupFindings([
        { finding: notice, where: 'light 375' },
        { finding: failure, where: 'light 375' },
        { finding: failure, where: 'dark 375' },
        { finding: failure, where: 'dark 375' },
      ]),
    ).toEqual([
      { ...failure, where: ['light 375', 'dark 375'] },
      { ...notice, where: ['light 375'] },
    ]);
  });
});
