import { useId } from 'react';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { ComparisonFrame } from './ComparisonSection.styles.ts';

/** What a thing offers in a row: words, or whether it is there at all, with the word that says so. */
export type ComparisonValue = string | { isIncluded: boolean; label: string };

export interface ComparisonRow {
  /** The point. */
  label: string;
  /** What each thing has of it, in the order of the columns. */
  values: readonly ComparisonValue[];
}

export interface ComparisonSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** The things that are compared; two to four fit. */
  columns: readonly string[];
  /** The points, from top to bottom. */
  rows: readonly ComparisonRow[];
  /** `caption` names the table, `choose` the choice of a thing on narrow screens. */
  labels: { caption: string; choose: string };
}

/** A few things point by point, in one table. Where the table has no room, one thing at a time is chosen, without a script too. */
export function ComparisonSection({ columns, rows, labels, tone = 'wood', ...rest }: ComparisonSectionProps) {
  const name = useId();
  return (
    <TitledSection tone={tone} {...rest} data-component="ComparisonSection">
      {columns.length > 0 && (
        <ComparisonFrame data-band="card">
          {columns.length > 1 && (
            <fieldset data-part="choice">
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

/** A match for what is there, an empty place for what is not. */
function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <VisuallyHidden>{value.label}</VisuallyHidden>
      <svg viewBox="0 0 44 12" data-part={value.isIncluded ? 'match' : 'place'} aria-hidden="true" focusable="false">
        <path data-part="stick" d="M0 4h36v4H0z" />
        <rect data-part="head" x="33" width="11" height="12" rx="5" />
      </svg>
    </>
  );
}
