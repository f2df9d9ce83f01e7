import type { Reference } from '../../../../plugins/api-tables/core/reference';
import { searchRecordsOf } from '../../../../plugins/api-tables/core/searchRecords';
import { readLibrary } from './library';

let library: Record<string, Reference> = {};
beforeAll(() => {
  library = readLibrary();
}, 60_000);

function recordsOf(name: string) {
  const reference = library[name];
  if (!reference) {
    throw new Error(`The fixture has no ${name}.`);
  }
  return searchRecordsOf(reference, { url: `/base/api/${name}/`, title: name });
}

test('a record for each row of a component, at its anchor', () => {
  const records = recordsOf('Panel');
  expect(records.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/base/api/Panel/#prop-title',
      '/base/api/Panel/#slot-header',
      '/base/api/Panel/#slot-prop-footer',
      '/base/api/Panel/#class-FixPanel-root',
    ]),
  );
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});

test('what is found in it: name, description, remarks, the whole type and the default', () => {
  const records = recordsOf('Panel');
  const size = records.find(({ heading }) => heading === 'size');
  const tone = records.find(({ heading }) => heading === 'tone');
  expect(size).toEqual({
    url: '/base/api/Panel/#prop-size',
    kind: 'section',
    page: 'Panel',
    heading: 'size',
    trail: ['Props'],
    text: 'The old width. Deprecated. Use width instead.',
    code: 'number',
  });
  expect(tone?.text).toBe("How it looks. 'calm': Grey. 'loud': Red.");
  expect(tone?.code).toBe("'calm' | 'loud' = 'calm'");
});

test('parameters, returned fields and types of a hook', () => {
  expect(recordsOf('useTotal').map(({ url, trail }) => [url.split('#')[1], ...trail])).toEqual([
    ['parameter-key', 'Parameters'],
    ['parameter-options', 'Parameters'],
    ['return-value', 'Returns'],
    ['return-add', 'Returns'],
    ['type-TotalOptions-digits', 'Types › TotalOptions'],
  ]);
});
