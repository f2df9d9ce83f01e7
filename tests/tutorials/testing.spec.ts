import fs from 'node:fs';
import path from 'node:path';
import type { TutorialRunner } from './support/runner';
import { readSteps, type Step } from './support/steps';
import { expect, test } from './support/test';

const steps = readSteps('docs-toolpad-core/introduction/installation.mdx');

function findCommand(start: string): string {
  const step = steps.find(({ command }) => command.startsWith(start));
  expect(step, `a command that begins with "${start}"`).toBeDefined();
  return step?.command ?? '';
}

/** The code samples for tests, which are between two headings of the page. */
function getSamples(): Step[] {
  const sections = steps.map(({ section }) => section);
  const start = sections.indexOf('Vitest');
  const end = sections.lastIndexOf('Find dialogs and links by role');
  return steps.slice(start, end + 1).filter(({ file }) => file !== undefined);
}

/** Runs a command after removing a part of a file, and expects it to fail with the message that the page quotes. */
async function expectRequiredPart(
  tutorial: TutorialRunner,
  command: string,
  { file, part, message }: { file: string; part: string; message: string },
): Promise<void> {
  const name = path.join(tutorial.folder, file);
  const text = fs.readFileSync(name, 'utf8');
  expect(text).toContain(part);
  fs.writeFileSync(name, text.replace(part, ''));
  await expect(tutorial.run(command)).rejects.toThrow(message);
  fs.writeFileSync(name, text);
}

test('it runs the test samples from introduction/installation in Vitest and Jest', async ({
  tutorial,
}) => {
  await tutorial.run(findCommand('npm create vite'));
  tutorial.folder = path.join(tutorial.folder, 'my-app');
  await tutorial.run(`${findCommand('npm install @toolpad/core')} react-router@7`);
  await tutorial.run(findCommand('npm install --save-dev vitest'));
  await tutorial.run(findCommand('npm install --save-dev jest'));
  for (const { file = '', code } of getSamples()) {
    tutorial.write(file, code);
  }
  await tutorial.run('npx tsc -b');

  const vitest = findCommand('npx vitest');
  await tutorial.run(vitest);
  await expectRequiredPart(tutorial, vitest, {
    file: 'vite.config.ts',
    part: "server: { deps: { inline: ['@toolpad/core'] } },",
    message: 'useLocation() may be used only in the context of a <Router> component',
  });

  const jest = findCommand('npx jest');
  await tutorial.run(jest);
  await expectRequiredPart(tutorial, jest, {
    file: 'jest.environment.js',
    part: 'TextEncoder,',
    message: 'TextEncoder is not defined',
  });
  await expectRequiredPart(tutorial, jest, {
    file: 'jest.environment.js',
    part: 'Request,',
    message: 'Request is not defined',
  });
});
