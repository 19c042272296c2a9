import { type ChangeEvent, memo, type ReactNode, useRef } from 'react';
import { Link } from '../link/index.ts';
import { ChooseBox } from './ChooseBox.tsx';
import { type RowTarget } from './data-column.ts';
import styles from './DataTable.module.css';
import { tableRoles } from './table-roles.ts';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

/** Content of a row, rendered once for its data and its columns. */
export interface RowContent {
  id: string;
  /** Label of the checkbox: 'Elegir Fundación Aro'. */
  chooseLabel: string;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Content of the first column. */
  title: ReactNode;
  target: RowTarget | undefined;
  cells: readonly CellContent[];
  actions: ReactNode;
}

interface CellContent {
  id: string;
  label: string;
  align: 'end' | undefined;
  brief: boolean | undefined;
  content: ReactNode;
}

interface TableRowProps {
  row: RowContent;
  hasChoice: boolean;
  hasActions: boolean;
  chosen: boolean;
}

/** A row; on a phone, a card with the label of each cell. Memoised: choosing a row renders no other row. */
export const TableRow = memo(function TableRow({ row, hasChoice, hasActions, chosen }: TableRowProps) {
  const line = useRef<HTMLTableRowElement>(null);
  useFocusHandedOn(line);
  return (
    <tr ref={line} {...tableRoles.row} className={styles.row} data-chosen={chosen || undefined}>
      {hasChoice && (
        <td {...tableRoles.cell} className={styles.choose}>
          <ChooseBox label={row.chooseLabel} chosen={chosen} onChange={row.onToggle} />
        </td>
      )}
      <th {...tableRoles.rowHeader} scope="row" className={styles.title}>
        {row.target === undefined ? row.title : <Opener target={row.target}>{row.title}</Opener>}
      </th>
      {row.cells.map(({ id, label, align, brief, content }) => (
        <td
          key={id}
          {...tableRoles.cell}
          className={styles.cell}
          data-align={align}
          data-brief={brief === true ? '' : undefined}
        >
          <span className={styles.label}>{label}</span>
          <div className={styles.value}>{content}</div>
        </td>
      ))}
      {hasActions && (
        <td {...tableRoles.cell} className={styles.actions}>
          <div className={styles.buttons}>{row.actions}</div>
        </td>
      )}
    </tr>
  );
});

function Opener({ target, children }: { target: RowTarget; children: ReactNode }) {
  if ('href' in target) {
    return (
      <Link href={target.href} className={styles.opener}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.opener} onClick={target.onPress}>
      {children}
    </button>
  );
}
