import { findPageName } from '../shared/pageNames';

const names = { '/toolpad/core/login': ['Sign-in Page', 'login', 'single sign-on', 'badge'] };

describe('findPageName', () => {
  it.each([
    ['the title', 'sign', 'Sign-in Page'],
    ['the beginning of a name, in any case', 'LOG', 'login'],
    ['a plural', 'badges', 'badge'],
    ['the beginning of a phrase', ' single s', 'single sign-on'],
    ['no other word of a phrase', 'on', undefined],
    ['nothing for one letter', 'l', undefined],
    ['nothing for another name', 'toast', undefined],
  ])('finds %s', (_title, text, name) => {
    expect(findPageName(names, '/toolpad/core/login/', text)).toBe(name);
  });

  it('finds nothing for an unknown page', () => {
    expect(findPageName(names, '/toolpad/core/other/', 'login')).toBeUndefined();
  });
});
