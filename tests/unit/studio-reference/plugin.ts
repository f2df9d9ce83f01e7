import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Property } from '../../../plugins/studio-reference/facts';
import type { StudioTable } from '../../../plugins/studio-reference/tables';
import type { SearchRecord } from '../../../src/search/record';

interface Given {
  tables: Record<string, StudioTable & { error?: string }>;
  remarks: string[];
  pages: { elements: string[]; failures: string[] }[];
  records: SearchRecord[];
  titles: string[];
  filesTitle: string;
  /** What is made of a page with pictures, as nodes of MDX. */
  illustrated: { type: string }[];
}

/**
 * What the plugin gives.
 *
 * @param asked.remarked properties whose remarks are wanted
 * @param asked.pages what the elements on pages ask for
 */
export function readPlugin(asked: { remarked?: Property[]; pages?: string[][] } = {}): Given {
  const output = execFileSync('node', [path.join(__dirname, 'readPlugin.mjs')], {
    input: JSON.stringify({ remarked: [], pages: [], ...asked }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as Given;
}
