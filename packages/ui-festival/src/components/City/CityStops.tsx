import { useState, type MouseEvent } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';
import type { CityArea, CityLabels } from './types.ts';
import { CityList, CityMore } from './City.styles.ts';

export interface CityStopsProps {
  districts: readonly CityArea[];
  stop: string;
  here: string | undefined;
  enter: (stop: string) => (event: MouseEvent) => void;
  labels: CityLabels;
}

/** Links to all stops, as screen readers and Tab skip the links over the city. */
export function CityStops({ districts, stop, here, enter, labels }: CityStopsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <CityList data-band="paper" aria-label={labels.list} data-all={isWhole || undefined}>
      <ol role="list">
        {districts.map(({ id, name, number, band, href, items, places }) => (
          <li key={id}>
            <Link href={href} onClick={enter(id)} aria-current={here === id ? 'location' : undefined}>
              <b data-band={band}>{number}</b> {name}
              {items.some(({ isOn }) => isOn) && <em>{labels.now}</em>}
            </Link>
            {places.length > 0 && (
              <ul role="list">
                {places.map(one => (
                  <li key={one.id}>
                    <Link href={one.href} onClick={enter(one.id)} aria-current={stop === one.id ? 'location' : undefined}>
                      {one.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <CityMore type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? labels.fewer : labels.all}
      </CityMore>
    </CityList>
  );
}
