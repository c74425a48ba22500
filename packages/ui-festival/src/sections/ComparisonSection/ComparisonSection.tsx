import { useId } from 'react';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { requireProps } from '@tand/ui/styles';
import { color } from '@tand/ui/tokens';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { ComparisonFrame, part } from './ComparisonSection.styles.ts';

/** A text, or whether the thing is included, with a label for screen readers. */
export type ComparisonValue = string | { isIncluded: boolean; label: string };

export interface ComparisonRow {
  label: string;
  values: readonly ComparisonValue[];
}

export interface ComparisonSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Names of the compared things, at most five. */
  columns: readonly string[];
  /** Rows from top to bottom. */
  rows: readonly ComparisonRow[];
  /** Name of the table, and label of the choice on narrow screens. */
  labels: { caption: string; choose: string };
}

/** A table that compares things; narrow screens show one at a time. */
export function ComparisonSection({ columns, rows, labels, band = 'wood', ...rest }: ComparisonSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ComparisonSection', { columns, rows, labels });
  const name = useId();
  return (
    <TitledSection band={band} {...rest} data-component="ComparisonSection">
      {columns.length > 0 && (
        <ComparisonFrame data-band="card">
          {columns.length > 1 && (
            <fieldset {...part.choice} data-print="hidden">
              <legend>{labels.choose}</legend>
              {columns.map((column, index) => (
                <label key={column}>
                  <input type="radio" name={name} data-thing={index} defaultChecked={index === 0} />
                  <span>{column}</span>
                </label>
              ))}
            </fieldset>
          )}
          <table>
            <caption>
              <VisuallyHidden>{labels.caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <td aria-hidden="true" />
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map((column, index) => (
                    <td key={column}>
                      <Value value={values[index] ?? ''} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ComparisonFrame>
      )}
    </TitledSection>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <VisuallyHidden>{value.label}</VisuallyHidden>
      <svg viewBox="0 0 44 12" {...(value.isIncluded ? { 'data-part': 'match' } : part.place)} aria-hidden="true" focusable="false">
        <path fill={value.isIncluded ? color.matchStick : color.line} d="M0 4h36v4H0z" />
        {value.isIncluded && <rect fill={color.matchHead} x="33" width="11" height="12" rx="5" />}
      </svg>
    </>
  );
}
