import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Fragment, type ReactNode } from 'react';
import { NativeSummary } from '../../../shared/components/nativeControls';
import type { ApiColumns, ApiRow, ApiType, Inline } from '../../shared/rows';
import styles from './styles.module.css';
import { BlockText, InlineText } from './Text';

/** Adds positions at which a long type can break: after `<`. */
const addBreaks = (nodes: readonly Inline[]): ReactNode =>
  nodes
    .flatMap((node): Inline[] => (typeof node === 'string' ? node.split(/(?<=<)/) : [node]))
    .map((node, index) => (
      <Fragment key={index}>
        <InlineText nodes={[node]} />
        {typeof node === 'string' && node.endsWith('<') && <wbr />}
      </Fragment>
    ));

/** Renders the short form of a type. The stylesheet inserts “or” between overloads. */
function ShortType({ text }: Pick<ApiType, 'text'>): ReactNode {
  const overloads = text.map((overload, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <code>{addBreaks(overload)}</code>
    </Fragment>
  ));
  return overloads.length > 1 ? <span>{overloads}</span> : overloads;
}

function TypeCell({ type, name }: { type: ApiType; name: string }): ReactNode {
  return (
    <TableCell className={styles.type}>
      <ShortType text={type.text} />
      {type.more && (
        <details>
          <Button className="chevron" component={NativeSummary}>
            {translate({ id: 'api.definition', message: 'Definition' })}
            <span className="visually-hidden">
              {' '}
              {translate(
                { id: 'api.definition.subject', message: 'of the type of {name}' },
                { name },
              )}
            </span>
          </Button>
          <pre className="code-text" tabIndex={0}>
            {/* The HTML was escaped and highlighted at build time (node/core/page/table.ts). */}
            <code dangerouslySetInnerHTML={{ __html: type.more }} />
          </pre>
        </details>
      )}
    </TableCell>
  );
}

function DefaultCell({ value }: { value: string | undefined }): ReactNode {
  return value === undefined ? (
    <TableCell className={`${styles.default} ${styles.none}`}>
      <span aria-hidden="true">–</span>
    </TableCell>
  ) : (
    <TableCell className={styles.default}>
      <span className={styles.label} data-mdast="ignore">
        {translate({ id: 'api.default', message: 'Default' })}{' '}
      </span>
      <code>{value}</code>
    </TableCell>
  );
}

function DescriptionCell({ description, deprecated }: ApiRow): ReactNode {
  return (
    <TableCell className={styles.description}>
      <BlockText blocks={description} />
      {deprecated && (
        <div className={styles.instead}>
          <BlockText blocks={deprecated} />
        </div>
      )}
    </TableCell>
  );
}

/** Renders a table row. Its name links to its anchor. */
export default function Row({ row, columns }: { row: ApiRow; columns: ApiColumns }): ReactNode {
  const { id, name, required, deprecated, type } = row;
  return (
    <TableRow id={id}>
      <TableCell component="th" scope="row">
        <Link className={styles.name} href={`#${id}`}>
          <code>{name}</code>
        </Link>
        {required && <span> {translate({ id: 'api.required', message: 'required' })}</span>}
        {deprecated && (
          <span className={styles.deprecated}>
            {' '}
            {translate({ id: 'api.deprecated', message: 'deprecated' })}
          </span>
        )}
      </TableCell>
      <TypeCell type={type} name={name} />
      {columns.default && <DefaultCell value={row.default} />}
      <DescriptionCell {...row} />
    </TableRow>
  );
}
