import type { MouseEvent, Ref } from 'react';
import { Button } from '@tand/ui/components/Button';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { Picture } from '@tand/ui/components/Picture';
import { Link } from '@tand/ui/foundations/LinkProvider';
import type { CityArea, CityLabels, CityPlace } from './types.ts';
import { CityDoors, CityFacts, CityHide, CityNow, CityPanelFrame, CityWays, part } from './City.styles.ts';
import { cityStop } from './world.ts';

export interface CityPanelProps {
  area: CityArea;
  place: CityPlace | undefined;
  left: number;
  titleRef: Ref<HTMLHeadingElement>;
  enter: (stop: string) => (event: MouseEvent) => void;
  onHint: () => void;
  labels: CityLabels;
}

export function CityPanel({ area, place, left, titleRef, enter, onHint, labels }: CityPanelProps) {
  const here = place ?? area;
  const doors = area.places.filter(({ id }) => id !== place?.id);
  return (
    <CityPanelFrame data-band="paper" data-part="panel">
      <CityWays>
        <LinkArrow href="#city" direction="back" onClick={enter(cityStop)}>
          {labels.whole}
        </LinkArrow>
        {place && (
          <LinkArrow href={area.href} direction="back" onClick={enter(area.id)}>
            {area.name}
          </LinkArrow>
        )}
      </CityWays>
      {!place && <Picture {...area.label} alt="" isFramed {...part.label} />}
      <h2 ref={titleRef} tabIndex={-1}>
        {here.name}
      </h2>
      <p>{here.text}</p>
      {here.items.length > 0 && (
        <CityNow aria-label={labels.programme}>
          {here.items.map(({ title, href, when, dateTime, isOn }) => (
            <li key={`${href}${when}`} data-state={isOn ? 'now' : undefined}>
              <time dateTime={dateTime}>{when}</time>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </CityNow>
      )}
      {doors.length > 0 && (
        <>
          <h3>{place ? labels.neighbours : labels.inside}</h3>
          <CityDoors>
            {doors.map(({ id, name, href }) => (
              <li key={id}>
                <Link href={href} onClick={enter(id)}>
                  {name} <span aria-hidden="true">→</span>
                </Link>
              </li>
            ))}
          </CityDoors>
        </>
      )}
      {!place && (
        <CityHide data-needs-script>
          <Button variant="secondary" onClick={onHint}>
            {labels.hint}
          </Button>
          {labels.left[Math.min(left, labels.left.length - 1)]}
        </CityHide>
      )}
      {!place && area.facts.length > 0 && (
        <>
          <h3>{labels.facts}</h3>
          <CityFacts>
            {area.facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </CityFacts>
        </>
      )}
      <p>
        <Button href={here.href}>{here.cta}</Button>
      </p>
    </CityPanelFrame>
  );
}
