import { getMarkdownUrl, getPageUrl, getSocialImageUrl } from '../navigation/pageUrls';

it.each([
  ['/toolpad/core/crud', 'core/crud'],
  ['/toolpad/core/crud/', 'core/crud'],
  ['/toolpad/core/My Page/', 'core/My%20Page'],
  ['/toolpad/core/My%20Page', 'core/My%20Page'],
  ['/toolpad/core/100%', 'core/100%25'],
])(
  'encodes the URLs of the page, its Markdown copy, and its social image for the permalink %s',
  (permalink, path) => {
    expect(getPageUrl(permalink)).toBe(`/toolpad/${path}/`);
    expect(getMarkdownUrl(permalink)).toBe(`/toolpad/${path}.md`);
    expect(getSocialImageUrl(permalink, '/toolpad/')).toBe(`/toolpad/social/${path}.png`);
  },
);
