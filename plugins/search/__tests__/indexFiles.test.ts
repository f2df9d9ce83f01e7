import { serializeRecords } from '../engine/indexFiles';
import { createPageRecord } from './records';

it.each([
  ['', 'usestate theme'],
  ['Pass the theme to the provider.', 'usestate'],
])('keeps the identifiers in code that the text “%s” lacks', (text, code) => {
  const record = createPageRecord('A', { text, code: 'const a = useState(theme);' });
  expect(JSON.parse(serializeRecords([record], 'r1').text)).toEqual({
    release: 'r1',
    records: [{ text, code }],
  });
});
