import { compressToBase64 } from 'lz-string';
import type { Preferences } from '../../../shared/choices/registry';
import type { DemoSource, DemoSpec } from '../../shared/types';
import { readEdits } from './edits';
import { paneOf } from './loadSource';
import { createProject, openFile, type ProjectContent } from './project';

/** A form that a new tab sends. */
interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/**
 * What a reader takes along: the shown files, with their own edits.
 *
 * @throws if the source has none of the files: the page may be of another release
 */
function projectContent(
  spec: DemoSpec,
  { panes, packages, licenseKey }: DemoSource,
  shown: Preferences,
): ProjectContent {
  const edits = readEdits(spec.id, shown);
  const files = paneOf(panes, shown)?.files ?? [];
  if (files.length === 0) {
    throw new Error(`Expected the source of ${spec.id} to have the files that the page shows.`);
  }
  const typed = paneOf(panes, { ...shown, codeVariant: 'TS' })?.files ?? [];
  return {
    title: spec.title,
    files: files.map(({ name, code }) => ({ name, code: edits[name] ?? code })),
    typedNames: typed.map(({ name }) => name),
    isTyped: shown.codeVariant === 'TS',
    withTailwind: shown.codeStyling === 'Tailwind CSS',
    packages: packages[shown.codeStyling] ?? { dependencies: {}, devDependencies: {} },
    ...(licenseKey && { licenseKey }),
  };
}

/** https://developer.stackblitz.com/docs/platform/post-api/ */
function stackBlitz(content: ProjectContent): SandboxForm {
  const files = Object.entries(createProject(content));
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(openFile(content))}`,
    fields: {
      'project[title]': content.title,
      'project[description]': `${content.title}, from the documentation of Toolpad`,
      'project[template]': 'node',
      ...Object.fromEntries(files.map(([path, text]) => [`project[files][${path}]`, text])),
    },
  };
}

/** https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
function codeSandbox(content: ProjectContent): SandboxForm {
  const files = Object.fromEntries(
    Object.entries(createProject(content)).map(([path, text]) => [path, { content: text }]),
  );
  const parameters = compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${openFile(content)}` },
  };
}

const SANDBOXES = { StackBlitz: stackBlitz, CodeSandbox: codeSandbox };

export type SandboxName = keyof typeof SANDBOXES;

/** Opens the demo, as it is shown and edited, in a sandbox in a new tab. */
export function openSandbox(
  name: SandboxName,
  spec: DemoSpec,
  source: DemoSource,
  shown: Preferences,
): void {
  const { action, fields } = SANDBOXES[name](projectContent(spec, source, shown));
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [field, value] of Object.entries(fields)) {
    const input = document.createElement('textarea');
    input.name = field;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
