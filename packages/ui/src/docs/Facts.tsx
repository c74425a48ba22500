import type { ReactNode } from 'react';
import { Ruled } from './docs.styles.ts';

export interface FactsProps {
  head: string[];
  /** The first cell of a row is its header. */
  rows: ReactNode[][];
  /** Name of a wide table, which makes it focusable, so that keys scroll it. */
  label?: string;
}

export function Facts({ head, rows, label }: FactsProps) {
  return (
    <Ruled className="sb-unstyled" {...(label && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <table>
        <thead>
          <tr>
            {head.map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={head[0] + String(row)}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}
