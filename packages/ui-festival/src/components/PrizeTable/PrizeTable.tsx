import { useId, type ComponentPropsWithRef } from 'react';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { requireProps } from '@tand/ui/styles';
import { placesIn, prizeTotal, type PrizeRow, type PrizeValue } from './prizes.ts';
import { PrizeTableFrame } from './PrizeTable.styles.ts';

export interface PrizeTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Places with their prizes, first place first. */
  rows: readonly PrizeRow[];
  /** Currency of the amounts, an ISO 4217 code such as 'SEK'. */
  currency: string;
  /** Words of the table. */
  labels: {
    caption: string;
    place: string;
    base: string;
    /** Needed if a row has an `extended` prize. */
    extended?: string | undefined;
    /** Heading of the row of sums; undefined for none. */
    total?: string | undefined;
    /** Text after a prize that several places get. */
    each: string;
  };
}

/** A table of prizes by place; renders nothing without rows. */
export function PrizeTable({ rows, currency, labels, ...rest }: PrizeTableProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('PrizeTable', { rows, currency, labels });
  const id = useId();
  const { locale } = useLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const show = (value: PrizeValue) => (typeof value === 'number' ? money.format(value) : (value ?? '–'));
  const columns = rows.some(row => row.extended !== undefined) ? (['base', 'extended'] as const) : (['base'] as const);
  const totals = columns.map(column => prizeTotal(rows, column));
  if (rows.length === 0) return null;
  return (
    <PrizeTableFrame data-component="PrizeTable" data-band="card" aria-labelledby={id} tabIndex={0} {...rest}>
      <table>
        <caption id={id}>{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.place}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.from}>
              <th scope="row">{placesIn(row) > 1 ? `${row.from}–${row.to}` : row.from}</th>
              {columns.map(column => (
                <td key={column}>
                  {show(row[column])}
                  {placesIn(row) > 1 && row[column] !== undefined && <small> {labels.each}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {labels.total && totals.every(total => total !== undefined) && (
          <tfoot>
            <tr>
              <th scope="row">{labels.total}</th>
              {totals.map((total, index) => (
                <td key={columns[index]}>{show(total)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </PrizeTableFrame>
  );
}
