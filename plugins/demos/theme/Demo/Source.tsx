import { translate } from '@docusaurus/Translate';
import sources from '@demos/sources';
import Button from '@mui/material/Button';
import CodeText from '@theme/CodeText';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NativeLabel } from '../../../shared/components/nativeControls';
import { escapeAttribute, escapeText } from '../../../shared/escapeHtml';
import {
  type CodeStyling,
  type DemoSpec,
  REPEATED_FILE_ATTRIBUTE,
  type EarlierDemo,
} from '../../shared/types';
import { getFileRadioName, loadSource } from './loadSource';
import styles from './styles.module.css';

/** The HTML of a demo's highlighted files, by pane. */
type PaneHtml = readonly (readonly string[])[];

const LOADING_ERROR = translate({
  id: 'demo.sourceFailed',
  message: 'The source could not be loaded. Reload the page to try again.',
});

/**
 * Returns the highlighted sources. In server-rendered pages, the HTML contains them and hydration keeps them. The
 * browser fetches them only after client-side navigation.
 */
function useSources(framePath: string, { id, panes }: DemoSpec) {
  const [html, setHtml] = useState<PaneHtml | undefined>(sources[id]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    if (element.current?.querySelector('code')?.textContent.trim() === '') {
      loadSource(framePath).then(
        (source) =>
          isCurrent && setHtml(source.panes.map(({ files }) => files.map((file) => file.html))),
        () => isCurrent && setHtml(panes.map(({ files }) => files.map(() => LOADING_ERROR))),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [framePath, panes]);
  return { html, element };
}

/** Returns the link that replaces a repeated file until a reader selects that file. */
const getFileLink = ({ demo, title }: EarlierDemo, file: string): string =>
  `<a href="#${demo}" ${REPEATED_FILE_ATTRIBUTE}="${escapeAttribute(file)}">` +
  `${escapeText(translate({ id: 'demo.sameFile', message: 'The same file as in the demo {title}.' }, { title }))}</a>`;

/**
 * Renders radio buttons for the files of a demo. CSS shows the selected file, so the buttons work before hydration and
 * without JavaScript.
 */
function FileTabs({ spec, styling }: { spec: DemoSpec; styling: CodeStyling }): ReactNode {
  const panes = spec.panes.filter((pane) => pane.styling === styling);
  const files = panes[0]?.files ?? [];
  return (
    files.length > 1 && (
      <fieldset className={styles.files} data-mdast="ignore">
        <legend className="visually-hidden">
          {translate({ id: 'demo.files', message: 'Files of {title}' }, { title: spec.title })}
        </legend>
        {files.map(({ name }, index) => (
          <Button key={name} component={NativeLabel} variant="tab">
            <input
              className="visually-hidden"
              defaultChecked={index === 0}
              name={getFileRadioName(spec.name, styling)}
              type="radio"
              value={index}
            />
            {panes.map((pane) => (
              <span key={pane.variant} data-variant={pane.variant}>
                {pane.files[index]?.name.split('/').pop()}
              </span>
            ))}
          </Button>
        ))}
      </fieldset>
    )
  );
}

interface PaneFilesProps {
  pane: DemoSpec['panes'][number];
  /** The highlighted files of the pane, once they are loaded. */
  html: readonly string[] | undefined;
}

/**
 * Renders a demo's files in one language. The stylesheet shows only the reader's language. The attributes ensure that
 * the Markdown copy and reader views contain each file once, in TypeScript.
 */
function PaneFiles({ pane, html }: PaneFilesProps): ReactNode {
  const { files, styling, variant } = pane;
  return files.map(({ name, visibleLines, imports, folded, repeats }, index) => (
    <figure
      key={name}
      className={styles.pane}
      data-language={name.split('.').pop()}
      data-title={styling === 'MUI System' ? name : `${name}, ${styling}`}
      data-panel={index}
      data-mdast={repeats ? 'ignore' : undefined}
      data-variant={variant}
      hidden={repeats !== undefined || variant === 'JS'}
      suppressHydrationWarning
    >
      <CodeText
        folded={folded}
        html={repeats ? getFileLink(repeats, name) : html?.[index]}
        imports={imports}
        lines={visibleLines}
      />
    </figure>
  ));
}

interface SourceProps {
  spec: DemoSpec;
  /** The URL path of the demo's frame. */
  framePath: string;
}

/**
 * Renders the source of a demo in all languages and styling solutions. CSS shows the ones that the reader has chosen.
 */
export default function Source({ spec, framePath }: SourceProps): ReactNode {
  const { html, element } = useSources(framePath, spec);
  return (
    <div ref={element} className={styles.source}>
      {spec.stylings.map((styling) => (
        <div
          key={styling}
          className={styles.styling}
          data-styling={styling}
          hidden={styling !== 'MUI System'}
        >
          <FileTabs spec={spec} styling={styling} />
          {spec.panes.map(
            (pane, index) =>
              pane.styling === styling && (
                <PaneFiles key={pane.variant} html={html?.[index]} pane={pane} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}
