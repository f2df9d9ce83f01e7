import { Fragment, type ReactNode } from 'react';
import Breakable from '@theme/Breakable';
import type { ApiColumns, ApiRow, ApiType, Inline } from '../../shared/rows';
import styles from './styles.module.css';
import { BlockText, InlineText } from './Text';
import { membersOf, overloadsOf } from './typeParts';

/** Each member of a union is an element, which the stylesheet keeps together as long as it fits. */
function Union({ nodes }: { nodes: Inline[] }): ReactNode {
  const members = membersOf(nodes);
  return members.length === 1 ? (
    <InlineText nodes={nodes} breakable />
  ) : (
    members.map((member, place) => (
      <Fragment key={place}>
        {place > 0 && ' '}
        <span>
          <InlineText nodes={member} breakable />
        </span>
      </Fragment>
    ))
  );
}

/** The type in short. Overloads are told apart by the stylesheet. */
function ShortType({ text }: Pick<ApiType, 'text'>): ReactNode {
  const overloads = overloadsOf(text).map((overload, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <code>
        <Union nodes={overload} />
      </code>
    </Fragment>
  ));
  return overloads.length > 1 ? <span>{overloads}</span> : overloads;
}

function TypeCell({ type, name }: { type: ApiType; name: string }): ReactNode {
  return (
    <td className={styles.type}>
      <ShortType text={type.text} />
      {type.more && (
        <details>
          <summary>
            Definition<span className="visually-hidden"> of the type of {name}</span>
          </summary>
          <pre tabIndex={0}>
            {/* Highlighted and escaped at build time (plugins/api-tables/node/core/page/table.ts). */}
            <code dangerouslySetInnerHTML={{ __html: type.more }} />
          </pre>
        </details>
      )}
    </td>
  );
}

function DefaultCell({ value }: { value: string | undefined }): ReactNode {
  return value === undefined ? (
    <td className={`${styles.default} ${styles.none}`}>
      <span aria-hidden="true">–</span>
    </td>
  ) : (
    <td className={styles.default}>
      <span className={styles.label} data-markdown-ignore="">
        Default{' '}
      </span>
      <code>
        <Breakable text={value} />
      </code>
    </td>
  );
}

function DescriptionCell({ description, deprecated }: ApiRow): ReactNode {
  return (
    <td className={styles.description}>
      <BlockText blocks={description} />
      {deprecated && (
        <div className={styles.instead}>
          <BlockText blocks={deprecated} />
        </div>
      )}
    </td>
  );
}

/** A row with an anchor of its own, which its name leads to. */
export default function Row({ row, columns }: { row: ApiRow; columns: ApiColumns }): ReactNode {
  const { id, name, required, deprecated, type } = row;
  return (
    <tr id={id}>
      <th scope="row">
        <a className={styles.name} href={`#${id}`}>
          <code>
            <Breakable text={name} />
          </code>
        </a>
        {required && <span className={styles.required}> required</span>}
        {deprecated && <span className={styles.deprecated}> deprecated</span>}
      </th>
      {columns.type && (type ? <TypeCell type={type} name={name} /> : <td />)}
      {columns.default && <DefaultCell value={row.default} />}
      <DescriptionCell {...row} />
    </tr>
  );
}
