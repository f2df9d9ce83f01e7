import type { Reference } from '../../node/core/reference';
import { createSearchRecords } from '../../node/core/searchRecords';
import type { SearchRecord } from '../../../search/shared/record';
import { readLibrary } from './library';

let library: Record<string, Reference> = {};
beforeAll(() => {
  library = readLibrary();
}, 60_000);

function getRecords(name: string): Promise<SearchRecord[]> {
  const reference = library[name];
  if (!reference) {
    throw new Error(`The fixture has no ${name}.`);
  }
  return createSearchRecords(reference, { url: `api/${name}/`, title: name });
}

it('creates a record with a unique URL for each row of a component', async () => {
  const records = await getRecords('Panel');
  expect(records.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      'api/Panel/#prop-title',
      'api/Panel/#slot-header',
      'api/Panel/#slot-prop-footer',
    ]),
  );
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});

it('includes a row’s name, description, notes, full type, and default', async () => {
  const records = await getRecords('Panel');
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
  expect(tone?.text).toBe("The tone. 'calm': Gray. 'loud': Red.");
  expect(tone?.code).toBe("'calm' | 'loud' = 'calm'");
  expect(onClose?.code.split('\n').map((line) => line.trim())).toEqual([
    'onClose: (',
    "reason: 'escape' | 'button',",
    'event: Event,',
    'details?: PanelFrame,',
    ') => boolean | Promise<boolean>;',
  ]);
});

it('creates records for the parameters, the return value, and the types of a hook', async () => {
  const records = await getRecords('useTotal');
  expect(records.map(({ url, trail }) => [url.split('#')[1], ...trail])).toEqual([
    ['parameter-key', 'Parameters'],
    ['parameter-options', 'Parameters'],
    ['return-value', 'Returns'],
    ['return-add', 'Returns'],
    ['type-TotalOptions-digits', 'Types › TotalOptions'],
  ]);
});
