/** Tests opening a demo in StackBlitz. tests/extended/sandboxes.spec.ts installs and builds the projects. */
import { editDemo, openDemos } from '../../fixtures/demos/page';
import { captureForm, readFiles } from '../../fixtures/demos/sandboxes';
import { expect, test } from '../../support/test';

test('it sends a project with the reader’s edits and exact versions to StackBlitz', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  const form = await captureForm(page, 'ConfirmDialog');
  expect(form.get('action')).toContain('https://stackblitz.com/run');
  const files = readFiles(form);
  expect(files['src/ConfirmDialog.tsx']).toContain('Reply:');
  const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
