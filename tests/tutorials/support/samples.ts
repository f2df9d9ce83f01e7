import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { TutorialRunner } from './runner';
import { readSteps } from './steps';

/**
 * Writes copies of files that a page shows.
 *
 * @param page - the path of the page, relative to the root of the project
 * @param copies - the paths of the copies, by the section and the file: `Section: src/file.ts`
 */
export function copySamples(
  tutorial: TutorialRunner,
  page: string,
  copies: Readonly<Record<string, string>>,
): void {
  const steps = readSteps(page);
  for (const [sample, copy] of Object.entries(copies)) {
    const step = steps.find(({ section, file }) => `${section}: ${file}` === sample);
    expect(step, `the sample "${sample}" of ${page}`).toBeDefined();
    tutorial.write(copy, step?.code ?? '');
  }
}

/** Replaces text in a file of the app. Each pattern must match. */
export function changeFile(
  tutorial: TutorialRunner,
  file: string,
  ...replacements: (readonly [pattern: string | RegExp, replacement: string])[]
): void {
  let text = fs.readFileSync(path.join(tutorial.folder, file), 'utf8');
  for (const [pattern, replacement] of replacements) {
    const changed = text.replaceAll(pattern, replacement);
    expect(changed, `${pattern} in ${file}`).not.toBe(text);
    text = changed;
  }
  tutorial.write(file, text);
}
