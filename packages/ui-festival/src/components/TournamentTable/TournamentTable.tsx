import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import { TournamentTableFrame } from './TournamentTable.styles.ts';

export interface TournamentRow {
  title: string;
  href: string;
  image: PictureSource & { alt: string };
  line?: string | undefined;
  values: readonly ReactNode[];
}

export interface TournamentTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Tournaments from top to bottom. */
  rows: readonly TournamentRow[];
  /** Words of the table, with a heading for each value. */
  labels: {
    caption: string;
    name: string;
    columns: readonly string[];
  };
}

/** A table that compares tournaments; renders nothing without rows. */
export function TournamentTable({ rows, labels, ...rest }: TournamentTableProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TournamentTable', { rows, labels });
  const { caption, name, columns } = labels;
  if (rows.length === 0) return null;
  return (
    <TournamentTableFrame data-component="TournamentTable" data-band="card" {...rest}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {name}
            </th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, href, image, line, values }) => (
            <tr key={href}>
              <td>
                <Picture {...image} />
              </td>
              <th scope="row">
                <Link href={href}>{title}</Link>
                {line && <small>{line}</small>}
              </th>
              {columns.map((column, index) => (
                <td key={column} data-label={column}>
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
