import type { Reference } from '../../node/core/reference';
import { searchRecordsOf } from '../../node/core/searchRecords';
import type { SearchRecord } from '../../../search/shared/record';
import { readLibrary } from './library';

let library: Record<string, Reference> = {};
beforeAll(() => {
  library = readLibrary();
}, 60_000);

function recordsOf(name: string): Promise<SearchRecord[]> {
  const reference = library[name];
  if (!reference) {
    throw new Error(`The fixture has no ${name}.`);
  }
  return searchRecordsOf(reference, { url: `api/${name}/`, title: name });
}

test('a record for each row of a component, at its anchor', async () => {
  const records = await recordsOf('Panel');
  expect(records.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      'api/Panel/#prop-title',
      'api/Panel/#slot-header',
      'api/Panel/#slot-prop-footer',
      'api/Panel/#class-FixPanel-root',
    ]),
  );
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});

test('what is found in it: name, description, remarks, the whole type and the default', async () => {
  const records = await recordsOf('Panel');
  const size = records.find(({ heading }) => heading === 'size');
  const tone = records.find(({ heading }) => heading === 'tone');
  const onClose = records.find(({ heading }) => heading === 'onClose');
  expect(size).toEqual({
    url: 'api/Panel/#prop-size',
    kind: 'section',
    page: 'Panel',
    heading: 'size',
    trail: ['Props'],
    text: 'The old width. Deprecated. Use width instead.',
    code: 'number',
  });
  expect(tone?.text).toBe("How it looks. 'calm': Grey. 'loud': Red.");
  expect(tone?.code).toBe("'calm' | 'loud' = 'calm'");
  expect(onClose?.code.split('\n').map((line) => line.trim())).toEqual([
    'onClose: (',
    "reason: 'escape' | 'button',",
    'event: Event,',
    'details?: PanelFrame,',
    ') => boolean | Promise<boolean>;',
  ]);
});

test('parameters, returned fields and types of a hook', async () => {
  const records = await recordsOf('useTotal');
  expect(records.map(({ url, trail }) => [url.split('#')[1], ...trail])).toEqual([
    ['parameter-key', 'Parameters'],
    ['parameter-options', 'Parameters'],
    ['return-value', 'Returns'],
    ['return-add', 'Returns'],
    ['type-TotalOptions-digits', 'Types › TotalOptions'],
  ]);
});
