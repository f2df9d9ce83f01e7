import sources from '@demos/sources';
import CodeText from '@theme/CodeText';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { escapeAttribute, escapeText } from '../../../shared/escapeHtml';
import {
  type CodeStyling,
  type DemoSpec,
  REPEATED_FILE,
  type RepeatedFile,
} from '../../shared/types';
import { fileChoice } from './fileChoice';
import { loadSource } from './loadSource';
import styles from './styles.module.css';

/** The files of a demo in one language and one way of styling, without their text. */
type Pane = DemoSpec['panes'][number];

/** The highlighted files of a demo, by pane. */
type Html = readonly (readonly string[])[];

const LOADING_FAILED = 'The source could not be loaded. Reload the page to try again.';

/**
 * The highlighted sources. On a page that the server rendered they stand in the HTML, which React
 * leaves as it is; the browser fetches them only after a client navigation.
 */
function useSources(address: string, { id, panes: shown }: DemoSpec) {
  const [html, setHtml] = useState<Html | undefined>(sources[id]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    if (element.current?.querySelector('code')?.textContent.trim() === '') {
      loadSource(address).then(
        ({ panes }) =>
          isCurrent && setHtml(panes.map(({ files }) => files.map((file) => file.html))),
        () => isCurrent && setHtml(shown.map(({ files }) => files.map(() => LOADING_FAILED))),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [address, shown]);
  return { html, element };
}

/** What stands in for a file that an earlier demo of the page has, until a reader chooses it. */
const linkToFile = ({ demo, title }: RepeatedFile, file: string): string =>
  `<a href="#${demo}" ${REPEATED_FILE}="${escapeAttribute(file)}">` +
  `The same file as in the demo ${escapeText(title)}.</a>`;

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
  pane: Pane;
  /** The highlighted files of the pane, if they are known. */
  html: readonly string[] | undefined;
}

/**
 * The files of one language. The attributes of the figures are for the page's Markdown copy and for
 * browsers' reader views, which have each file once, in TypeScript; the stylesheet shows the reader's.
 */
function PaneFiles({ pane, html }: PaneFilesProps): ReactNode {
  const { files, styling, variant } = pane;
  return files.map(({ name, shown, imports, folded, repeats }, index) => (
    <figure
      key={name}
      className={styles.pane}
      data-file={index}
      data-language={name.split('.').pop()}
      data-title={styling === 'MUI System' ? name : `${name}, ${styling}`}
      data-markdown-ignore={repeats ? '' : undefined}
      data-variant={variant}
      hidden={repeats !== undefined || variant === 'JS'}
    >
      <CodeText
        folded={folded}
        html={repeats ? linkToFile(repeats, name) : html?.[index]}
        imports={imports}
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
  const { html, element } = useSources(address, spec);
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
