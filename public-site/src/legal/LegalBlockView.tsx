import { Fragment } from 'react';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import type { LegalBlock, RichText } from './legal-text.ts';
import { isShown, OwnerSupplied } from './OwnerSupplied.tsx';
import styles from './LegalBlockView.module.css';

export function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable {...block} />;
    case 'owner':
      return <OwnerBlock {...block} />;
  }
}

function OwnerBlock({ intro, items }: Extract<LegalBlock, { kind: 'owner' }>) {
  const shown = items.filter(({ value }) => isShown(value));
  if (shown.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>
        {shown.map(({ label, value }) => (
          <li key={label}>
            {label}: <OwnerSupplied value={value} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** On a narrow screen each row becomes a block of its own, with the column's name before each cell. */
function LegalTable({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : 'route' in part ? (
        <Link href={href(part.route)}>{part.label}</Link>
      ) : (
        <Link href={part.url} external>
          {part.label}
        </Link>
      )}
    </Fragment>
  ));
}
