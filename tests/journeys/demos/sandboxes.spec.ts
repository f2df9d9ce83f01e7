/** Tests opening a demo in a sandbox. tests/extended/sandboxes.spec.ts installs and builds the projects. */
import { editDemo, openDemos } from '../../fixtures/demos/page';
import {
  readCodeSandboxFiles,
  captureForm,
  readStackBlitzFiles,
} from '../../fixtures/demos/sandboxes';
import { expect, test } from '../../support/test';

test('it sends the same project, with the reader’s edits and exact versions, to StackBlitz and CodeSandbox', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  const stackBlitz = await captureForm(page, 'Open in StackBlitz', 'ConfirmDialog');
  expect(stackBlitz.get('action')).toContain('https://stackblitz.com/run');
  const files = readStackBlitzFiles(stackBlitz);
  expect(files['src/ConfirmDialog.tsx']).toContain('Reply:');
  const codeSandbox = await captureForm(page, 'Open in CodeSandbox', 'ConfirmDialog');
  expect(codeSandbox.get('action')).toContain('https://codesandbox.io/api/v1/sandboxes/define');
  expect(readCodeSandboxFiles(codeSandbox)).toEqual(files);
  const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
