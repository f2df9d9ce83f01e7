import { findPageName } from '../shared/pageNames';

const names = { '/toolpad/core/login': ['Sign-in Page', 'login', 'single sign-on', 'badge'] };

describe('findPageName', () => {
  it.each([
    ['the title by its beginning', 'sign', 'Sign-in Page'],
    ['a name by its beginning, ignoring case', 'LOG', 'login'],
    ['a name by its plural', 'badges', 'badge'],
    ['a phrase by its beginning', ' single s', 'single sign-on'],
    ['nothing for a later word of a phrase', 'on', undefined],
    ['nothing for a single letter', 'l', undefined],
    ['nothing for a name of another page', 'toast', undefined],
  ])('finds %s', (_title, text, name) => {
    expect(findPageName(names, '/toolpad/core/login/', text)).toBe(name);
  });

  it('finds nothing for an unknown page', () => {
    expect(findPageName(names, '/toolpad/core/other/', 'login')).toBeUndefined();
  });
});
