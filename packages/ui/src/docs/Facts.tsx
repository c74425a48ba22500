import type { ReactNode } from 'react';
import { Ruled } from './docs.styles.ts';

export interface FactsProps {
  head: string[];
  /** Cells by row; the first one is the row's header. */
  rows: ReactNode[][];
  /** Name of a table that may be wider than the page, so that it can be focused and scrolled by keys. */
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
