import { EMOTION_KEY, hoistEmotionStyles } from '../shared/emotionStyles';

const style = (attribute: string, css: string) =>
  `<style data-emotion="${attribute}">${css}</style>`;

const hoisted = (attribute: string, css: string) =>
  `<style data-emotion="${attribute}" data-s="">${css}</style>`;

test('Emotion’s key is the prefix of what these tables use', () => {
  expect(EMOTION_KEY).toBe('tp');
});

test.each([
  ['nothing to hoist', '<p>Text</p>', '<p>Text</p>', ''],
  ['an empty page', '', '', ''],
  [
    'one style',
    `<ul>${style('tp abc', '.tp-abc{top:0}')}<li class="tp-abc">a</li></ul>`,
    '<ul><li class="tp-abc">a</li></ul>',
    hoisted('tp abc', '.tp-abc{top:0}'),
  ],
  [
    'several in one tag, in the order of the page',
    `${style('tp b', '.b{}')}<i></i>${style('tp a', '.a{}')}`,
    '<i></i>',
    hoisted('tp b a', '.b{}.a{}'),
  ],
  [
    'the same style once',
    `${style('tp a', '.a{}')}<i></i>${style('tp b', '.b{}')}<b></b>${style('tp a', '.a{}')}`,
    '<i></i><b></b>',
    hoisted('tp a b', '.a{}.b{}'),
  ],
  ['a tag that holds several ids', style('tp a b', '.a{}.b{}'), '', hoisted('tp a b', '.a{}.b{}')],
  [
    'global styles in a tag of their own, with the exact attribute',
    `${style('tp-global x', 'html{}')}${style('tp a', '.a{}')}${style('tp-global x', 'html{}')}`,
    '',
    hoisted('tp-global x', 'html{}') + hoisted('tp a', '.a{}'),
  ],
  [
    'two global styles in two tags',
    style('tp-global x', 'html{}') + style('tp-global y', 'body{}'),
    '',
    hoisted('tp-global x', 'html{}') + hoisted('tp-global y', 'body{}'),
  ],
  [
    'a style with more attributes and lines',
    '<style data-emotion="tp a" nonce="n">\n.a{}\n</style>',
    '',
    hoisted('tp a', '\n.a{}\n'),
  ],
  [
    'what String.replace would take for a pattern',
    `$& ${style('tp a', ".a{content:'$&'}")}$1`,
    '$& $1',
    hoisted('tp a', ".a{content:'$&'}"),
  ],
])('hoists %s', (_, page, html, styles) => {
  expect(hoistEmotionStyles(page)).toEqual({ html, styles });
});

test.each([
  '<style>p{top:0}</style>',
  '<pre><code>&lt;style data-emotion="tp a"&gt;&lt;/style&gt;</code></pre>',
  '<svg style="display: none;"></svg>',
  '<script type="application/json">{"style":"data-emotion"}</script>',
])('leaves %s where it is', (html) => {
  expect(hoistEmotionStyles(html)).toEqual({ html, styles: '' });
});
