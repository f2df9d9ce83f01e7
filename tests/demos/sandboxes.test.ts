/** Taking a demo along: what the sandboxes get. That it installs and builds is tests/slow/sandboxes.test.ts. */
import { editDemo, openDemos } from '../fixtures/demos/page';
import { codeSandboxFiles, sentForm, stackBlitzFiles } from '../fixtures/demos/sandboxes';
import { setUpChromium } from '../support/chromium';

const open = setUpChromium();

test('both sandboxes get the same project, with the edits and exact versions', async () => {
  const visit = await open();
  await openDemos(visit);
  const { page } = visit;
  await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  const stackBlitz = await sentForm(page, 'Open in StackBlitz', 'ConfirmDialog');
  expect(stackBlitz.get('action')).toContain('https://stackblitz.com/run');
  const files = stackBlitzFiles(stackBlitz);
  expect(files['src/ConfirmDialog.tsx']).toContain('Reply:');
  const codeSandbox = await sentForm(page, 'Open in CodeSandbox', 'ConfirmDialog');
  expect(codeSandbox.get('action')).toContain('https://codesandbox.io/api/v1/sandboxes/define');
  expect(codeSandboxFiles(codeSandbox)).toEqual(files);
  const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
