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

/** Tournaments compared: cover, name and facts in a row, which is a card on a phone. Renders nothing without rows. */
export function TournamentTable({ rows, labels: { caption, name, columns }, ...rest }: TournamentTableProps) {
  if (rows.length === 0) return null;
  return (
    <TournamentTableFrame data-component="TournamentTable" data-band="card" {...rest}>
      {/* Explicit roles: on a phone the rows are grids, which are no rows of a table to some screen readers. */}
      <table role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" colSpan={2}>
              {name}
            </th>
            {columns.map(column => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ title, href, image, line, values }) => (
            <tr key={href} role="row">
              <td role="cell">
                <Picture {...image} />
              </td>
              <th role="rowheader" scope="row">
                <Link href={href}>{title}</Link>
                {line && <small>{line}</small>}
              </th>
              {columns.map((column, index) => (
                <td key={column} role="cell" data-label={column}>
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
