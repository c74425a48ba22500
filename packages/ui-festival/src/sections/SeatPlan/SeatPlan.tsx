import { fillText } from '@tand/festival';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { type SectionProps } from '@tand/ui/foundations/Section';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { KeyValueList } from '@tand/ui/components/KeyValueList';
import { requireProps } from '@tand/ui/styles';
import type { Band } from '@tand/ui/tokens';
import { RichText } from '../../components/TextSection/index.ts';
import { TitledSection } from '../TitledSection/index.ts';
import { part, SeatPlanBlock, SeatPlanFrame, SeatPlanHall, SeatPlanRow } from './SeatPlan.styles.ts';
import { wayTo, type HallPlaces } from './wayTo.ts';

export interface SeatPlanPlace {
  id: string;
  name: string;
  number: number;
  href: string;
  band: Band;
  /** Row letters from the far end, separated by spaces; omitted without seats. */
  rows?: string | undefined;
}

type Side = 'left' | 'right';

export interface SeatPlanProps extends Omit<SectionProps, 'title' | 'children'> {
  /** Id of the heading, which names the section. */
  id: string;
  /** Text of the heading. */
  headline: string;
  /** Introduction, below the heading. */
  preamble: string;
  /** The districts, in any order. */
  places: readonly SeatPlanPlace[];
  /** Ids of the places on the left, from the far end. */
  left: readonly string[];
  /** Ids of the places on the right, from the far end. */
  right: readonly string[];
  /** Anchors of the places in `labels.far`; '' for none. */
  far?: readonly string[] | undefined;
  /** Minutes on foot from the main entrance, in the order of `left`, `right` and `far`. */
  walk: HallPlaces['walk'];
  /** Words of the plan, with placeholders. */
  labels: {
    /** Name of the list of letters, and text until a row is chosen. */
    pick: string;
    /** Name of a row, with `{{row}}`. */
    row: string;
    /** Says where a row is, with `{{row}}`, `{{place}}` and `{{way}}`. */
    answer: string;
    /** Ways to the places, in their order, with `{{minutes}}`. */
    ways: Readonly<Record<Side, readonly string[]>>;
    /** Text of a place without seats. */
    none: string;
    /** Names of the places at the far end. */
    far: readonly string[];
    middle: string;
    /** Names of the places at the main entrance. */
    near: readonly string[];
  };
  /** Terms with their explanations; the first is for the blue marks. */
  legend: readonly { term: string; text: string }[];
}

const anchor = (row: string) => `row-${row.toLowerCase()}`;

/** The hall from above, with links to the rows. */
export function SeatPlan({ id, headline, preamble, places, left, right, far, walk, labels, legend, ...rest }: SeatPlanProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('SeatPlan', { places, left, right, walk, labels, legend });
  const letters = places.flatMap(({ rows }) => rows?.split(' ') ?? []).toSorted();
  const column = (ids: readonly string[], side: Side) => (
    <ol role="list" {...part.column}>
      {ids.map(wanted => {
        const place = places.find(one => one.id === wanted);
        const way = wayTo({ left, right, walk }, labels.ways, wanted) ?? '';
        return place && <Block key={wanted} {...place} side={side} way={way} labels={labels} />;
      })}
    </ol>
  );
  return (
    <TitledSection title={headline} titleId={id} titleSize="title" lead={preamble} {...rest} data-component="SeatPlan">
      <SeatPlanFrame>
        <nav aria-label={labels.pick} data-print="hidden">
          <ol role="list" {...part.letters}>
            {letters.map(row => (
              <li key={row}>
                <a href={`#${anchor(row)}`}>
                  <VisuallyHidden>{fillText(labels.row, { row: '' })}</VisuallyHidden>
                  {row}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <SeatPlanHall data-band="card">
          <p {...part.hint} aria-hidden="true" data-print="hidden">
            {labels.pick}
          </p>
          <Marks texts={labels.far} anchors={far} />
          <div {...part.columns}>
            {column(left, 'left')}
            <p {...part.street}>{labels.middle}</p>
            {column(right, 'right')}
          </div>
          <Marks texts={labels.near} />
        </SeatPlanHall>
        <KeyValueList
          items={legend.map(({ term, text }, index) => ({
            label: (
              <>
                {index === 0 && <span {...part.mark} />} {term}
              </>
            ),
            value: <RichText>{text}</RichText>,
          }))}
        />
      </SeatPlanFrame>
    </TitledSection>
  );
}

const Marks = ({ texts, anchors }: { texts: readonly string[]; anchors?: readonly string[] | undefined }) => (
  <ul role="list" {...part.marks}>
    {texts.map((text, index) => (
      <li key={text} id={anchors?.[index] || undefined}>
        {text}
      </li>
    ))}
  </ul>
);

interface BlockProps extends SeatPlanPlace, Pick<SeatPlanProps, 'labels'> {
  side: Side;
  way: string;
}

function Block({ id, name, number, href, band, rows, side, way, labels }: BlockProps) {
  return (
    <SeatPlanBlock id={id} data-band={band}>
      <h3>
        <Link href={href}>
          {number} {name}
        </Link>
      </h3>
      <p>{rows ? way : labels.none}</p>
      {rows && (
        <ol role="list">
          {rows.split(' ').map(row => (
            <SeatPlanRow key={row} data-side={side}>
              <span>
                <VisuallyHidden>{fillText(labels.row, { row: '' })}</VisuallyHidden>
                {row}
              </span>
              <p id={anchor(row)}>{fillText(labels.answer, { row, place: name, way })}</p>
            </SeatPlanRow>
          ))}
        </ol>
      )}
    </SeatPlanBlock>
  );
}
