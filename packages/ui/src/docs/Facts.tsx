import type { ReactNode } from 'react';
import { Ruled } from './docs.styles.ts';

export interface FactsProps {
  head: string[];
  /** Cells by row; the first one is the row's header. */
  rows: ReactNode[][];
}

export function Facts({ head, rows }: FactsProps) {
  return (
    <Ruled>
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
