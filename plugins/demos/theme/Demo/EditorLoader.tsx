import { translate } from '@docusaurus/Translate';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import DemoError from './DemoError';
import type { EditorFieldsProps, EditorProps } from './EditorFields';
import { findPane, loadSource } from './loadSource';

type EditorParts = Pick<EditorFieldsProps, 'pane'> & { Fields: ComponentType<EditorFieldsProps> };

async function loadEditorParts({ framePath, preferences }: EditorProps): Promise<EditorParts> {
  const [{ default: Fields }, source] = await Promise.all([
    import(/* webpackChunkName: "demoEditor" */ './EditorFields'),
    loadSource(framePath),
  ]);
  return { Fields, pane: findPane(source, preferences) };
}

/**
 * Loads the editor and the source on demand. The demo doesn't change until both are loaded. Unlike `React.lazy`, a failed
 * load can be retried.
 *
 * The update isn't a transition, because React would render it together with the transition that follows hydration
 * (`BrowserContextProvider`), and so only after it has hydrated the whole page.
 */
export default function EditorLoader(props: EditorProps): ReactNode {
  const [parts, setParts] = useState<EditorParts | 'failed'>();
  const load = (): void => {
    setParts(undefined);
    loadEditorParts(props).then(setParts, () => setParts('failed'));
  };
  // The props are constant, because the parent's `key` remounts the component for each language and styling solution.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(load, []);
  if (parts === 'failed') {
    return (
      <DemoError
        message={translate({
          id: 'demo.editorFailed',
          message:
            'Could not load the editor. Check your connection. If the site has been updated, reload the page.',
        })}
        onRetry={load}
      />
    );
  }
  return parts && <parts.Fields {...props} pane={parts.pane} />;
}
