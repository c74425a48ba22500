import type { ComponentPropsWithRef } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { TournamentTableFrame } from './TournamentTable.styles.ts';

export interface TournamentRow {
  /** Name of the tournament. */
  title: string;
  /** Address of its page. */
  href: string;
  /** Cover, of which the middle is shown. */
  image: PictureSource & { alt: string };
  /** A few words about it, below its name. */
  line?: string | undefined;
  /** Values in the order of the columns. */
  values: readonly string[];
}

export interface TournamentTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Tournaments from top to bottom. */
  rows: readonly TournamentRow[];
  labels: {
    /** Name of the table. */
    caption: string;
    /** Heading of the column of names. */
    name: string;
    /** Headings of the columns of values. */
    columns: readonly string[];
  };
}

/** Attributes of elements that are grids on a phone, where Safari drops their own role. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

/** Tournaments compared: cover, name and facts in a row, which is a card on a phone. Renders nothing without rows. */
export function TournamentTable({ rows, labels: { caption, name, columns }, ...rest }: TournamentTableProps) {
  if (rows.length === 0) return null;
  return (
    <TournamentTableFrame data-component="TournamentTable" data-band="card" {...rest}>
      <table {...as('table')} aria-label={caption}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            <th {...as('columnheader')} scope="col" colSpan={2}>
              {name}
            </th>
            {columns.map(column => (
              <th key={column} {...as('columnheader')} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(({ title, href, image, line, values }) => (
            <tr {...as('row')} key={href}>
              <td {...as('cell')}>
                <Picture {...image} />
              </td>
              <th {...as('rowheader')} scope="row">
                <Link href={href}>{title}</Link>
                {line && <small>{line}</small>}
              </th>
              {columns.map((column, index) => (
                <td key={column} {...as('cell')} data-label={column}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TournamentTableFrame>
  );
}
