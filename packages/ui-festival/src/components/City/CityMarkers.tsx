import type { MouseEvent } from 'react';
import { color } from '@tand/ui/tokens';
import { positionIn } from './positions.ts';
import type { CityArea, CityPlace } from './types.ts';
import type { CityWorld } from './world.ts';
import { CityFlame, CityPin, CityPlate } from './City.styles.ts';

interface MarkersProps {
  world: CityWorld;
  enter: (stop: string) => (event: MouseEvent) => void;
}

export function CityPlates({ world: { wide, tall }, districts, enter }: MarkersProps & { districts: readonly CityArea[] }) {
  return districts.map(({ id, name, number, band, href, items }) => {
    const { plate, foot } = wide.districts[id]!;
    return (
      <CityPlate
        key={id}
        data-mark={id}
        data-band={band}
        href={href}
        tabIndex={-1}
        style={{
          ...positionIn(wide, plate),
          ...positionIn(tall, tall.districts[id]!.plate, '--tall-'),
          '--foot': foot ? foot.y - plate.y : 0,
        }}
        onClick={enter(id)}
      >
        <b data-band="red">{number}</b>
        <span>{name}</span>
        {items.some(({ isOn }) => isOn) && (
          <CityFlame viewBox="0 0 22 28">
            <path fill={color.red} stroke="#17131f" strokeWidth="2" d="M11 1q9 9 8.5 16-1 9-8.5 9t-8.5-9Q2 10 11 1z" />
            <path fill="#ffc61a" d="M11 12q4.5 5 4 8-.5 4-4 4t-4-4q-.5-3 4-8z" />
          </CityFlame>
        )}
      </CityPlate>
    );
  });
}

export function CityPins({ world: { wide, tall }, area, enter }: MarkersProps & { area: { id: string; places: readonly CityPlace[] } }) {
  return area.places.map(({ id, name, href }) => (
    <CityPin
      key={id}
      data-mark={id}
      href={href}
      tabIndex={-1}
      style={{
        ...positionIn(wide, wide.districts[area.id]!.places[id]!.at),
        ...positionIn(tall, tall.districts[area.id]!.places[id]!.at, '--tall-'),
      }}
      onClick={enter(id)}
    >
      <i />
      <span>{name}</span>
    </CityPin>
  ));
}
