import { FALLBACK_PATH, shortenLoaderPath } from '../node/loaderPaths';

const URL_LOADER =
  '/home/me/site/node_modules/url-loader/dist/cjs.js?limit=10000&name=a/[name].[ext]';

it.each([
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
  [`!${URL_LOADER}!./a.png`, `!${URL_LOADER}!./a.png`],
])('replaces the fallback loader’s path with its package name in %s', (request, expected) => {
  expect(FALLBACK_PATH.test(request)).toBe(request !== expected);
  expect(shortenLoaderPath(request)).toBe(expected);
  expect(expected).not.toMatch(FALLBACK_PATH);
});
