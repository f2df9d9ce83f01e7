// Stems are no words. cspell:disable
import { stem } from '../../../plugins/search/engine/terms';

describe('stem', () => {
  it.each([
    ['deploy', ['deploying', 'deployed', 'deployment', 'deployments', 'deploys']],
    ['rout', ['route', 'routes', 'routing']],
    ['map', ['mapping', 'mapped']],
    ['entry', ['entries']],
    ['component', ['components']],
    ['creat', ['create', 'created', 'creating', 'creation']],
    ['them', ['theme', 'themes', 'theming']],
    ['embed', ['embedding', 'embedded']],
  ])('%s', (expected, forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => expected));
  });

  it.each(['string', 'props', 'class', 'css', 'status', 'rbac', 'v0150', 'used', 'npm'])(
    'leaves %s alone, or long enough to tell it apart',
    (term) => {
      expect(term.startsWith(stem(term))).toBe(true);
      expect(stem(term).length).toBeGreaterThanOrEqual(3);
    },
  );
});
