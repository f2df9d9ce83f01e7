import { LOADER_BY_PATH, withoutPaths } from '../node/loaderPaths';

const URL_LOADER =
  '/home/me/site/node_modules/url-loader/dist/cjs.js?limit=10000&name=a/[name].[ext]';

test.each([
  [
    `!${URL_LOADER}&fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./a.png`,
    `!${URL_LOADER}&fallback=file-loader!./a.png`,
  ],
  [
    'url-loader?fallback=C:\\site\\node_modules\\file-loader\\dist\\cjs.js&limit=1!./a.png',
    'url-loader?fallback=file-loader&limit=1!./a.png',
  ],
  [
    'url-loader?fallback=/a/node_modules/@x/loader/index.js!./a.png',
    'url-loader?fallback=@x/loader!./a.png',
  ],
])('%s becomes %s', (request, expected) => {
  expect(request).toMatch(LOADER_BY_PATH);
  expect(withoutPaths(request)).toBe(expected);
  expect(expected).not.toMatch(LOADER_BY_PATH);
});

test.each(['./a.png', `!${URL_LOADER}!./a.png`, 'url-loader?fallback=file-loader!./a.png'])(
  '%s stays as it is',
  (request) => {
    expect(request).not.toMatch(LOADER_BY_PATH);
    expect(withoutPaths(request)).toBe(request);
  },
);
