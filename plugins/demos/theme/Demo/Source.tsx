import sources from '@demos/sources';
import CodeText from '@theme/CodeText';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CodeStyling, DemoSpec } from '../../shared/types';
import { fileChoice } from './fileChoice';
import { codeId, type Html, likenessOf } from './likeness';
import { loadSource } from './loadSource';
import styles from './styles.module.css';

/** The files of a demo in one language and one way of styling, without their text. */
type Pane = DemoSpec['panes'][number];

/**
 * The highlighted sources. On a page that the server rendered they stand in the HTML, which React
 * leaves as it is; the browser fetches them only after a client navigation.
 */
function useSources(address: string, id: string) {
  const [html, setHtml] = useState<Html | undefined>(sources[id]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    if (element.current?.querySelector('code')?.textContent.trim() === '') {
      loadSource(address).then(
        ({ panes }) =>
          isCurrent && setHtml(panes.map(({ files }) => files.map((file) => file.html))),
        () =>
          isCurrent && setHtml([['The source could not be loaded. Reload the page to try again.']]),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return { html, element };
}

/** The files of a demo as radios; the chosen one shows by CSS, before React and without it. */
function FileTabs({ spec, styling }: { spec: DemoSpec; styling: CodeStyling }): ReactNode {
  const panes = spec.panes.filter((pane) => pane.styling === styling);
  const files = panes[0]?.files ?? [];
  return (
    files.length > 1 && (
      <fieldset className={styles.files} data-markdown-ignore="">
        <legend className="visually-hidden">{`Files of ${spec.title}`}</legend>
        {files.map(({ name }, index) => (
          <label key={name}>
            <input
              className="visually-hidden"
              defaultChecked={index === 0}
              name={fileChoice(spec.name, styling)}
              type="radio"
              value={index}
            />
            {panes.map(({ variant, files: own }) => (
              <span key={variant} data-variant={variant}>
                {own[index]?.name}
              </span>
            ))}
          </label>
        ))}
      </fieldset>
    )
  );
}

interface PaneFilesProps {
  spec: DemoSpec;
  /** One of the demo's panes, and which. */
  pane: Pane;
  place: number;
  html: Html | undefined;
}

/**
 * The files of one language. What the figures say of themselves is for the page's Markdown twin, which
 * has each file once.
 */
function PaneFiles({ spec, pane, place, html }: PaneFilesProps): ReactNode {
  const { files, styling, variant } = pane;
  return files.map(({ name, shown, imports, folded, same }, index) => (
    <figure
      key={name}
      className={styles.pane}
      data-file={index}
      data-language={name.split('.').pop()}
      data-title={styling === 'MUI System' ? name : `${name}, ${styling}`}
      data-markdown-ignore={same ? '' : undefined}
      data-variant={variant}
    >
      <CodeText
        folded={folded}
        html={html?.[place]?.[index]}
        id={codeId(spec.name, [place, index])}
        imports={imports}
        isFirst={place === 0 && index === 0}
        like={likenessOf(spec, [place, index], html)}
        lines={shown}
      />
    </figure>
  ));
}

interface SourceProps {
  spec: DemoSpec;
  /** The address of the demo's frame; its source is beside it. */
  address: string;
}

/** The source of a demo, in every language and styling; CSS shows the reader's. */
export default function Source({ spec, address }: SourceProps): ReactNode {
  const { html, element } = useSources(address, spec.id);
  return (
    <div ref={element} className={styles.source}>
      {spec.stylings.map((styling) => (
        <div key={styling} className={styles.styling} data-styling={styling}>
          <FileTabs spec={spec} styling={styling} />
          {spec.panes.map(
            (pane, index) =>
              pane.styling === styling && (
                <PaneFiles key={pane.variant} html={html} pane={pane} place={index} spec={spec} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}
