import { translate } from '@docusaurus/Translate';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLazyLoad } from './useLazyLoad';
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

/** Loads the editor and the source on demand. The demo doesn't change until both are loaded. */
export default function EditorLoader(props: EditorProps): ReactNode {
  const { part, state, request } = useLazyLoad(() => loadEditorParts(props));
  // The props are constant, because the parent's `key` remounts the component for each language and styling solution.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(request, []);
  if (state === 'failed') {
    return (
      <DemoError
        message={translate({
          id: 'demo.editorFailed',
          message:
            'Could not load the editor. Check your connection. If the site has been updated, reload the page.',
        })}
        onRetry={request}
      />
    );
  }
  return part && <part.Fields {...props} pane={part.pane} />;
}
