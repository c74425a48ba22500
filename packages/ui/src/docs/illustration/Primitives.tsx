import { PRIMITIVES, type Primitive } from '@tand/art';
import { Plate, PlateArt, Plates, PlateText } from '../docs.styles.ts';
import { Drawn, groundOf, modes } from './picture.tsx';

export function Primitives({ group }: { group: Primitive['group'] }) {
  return (
    <Plates className="sb-unstyled">
      {PRIMITIVES.filter(primitive => primitive.group === group).map(({ name, code, draw }) => (
        <Plate key={`${name} ${code}`}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            {modes.map(mode => (
              <PlateArt key={mode} style={groundOf(mode)}>
                <Drawn draw={draw} mode={mode} />
              </PlateArt>
            ))}
          </div>
          <PlateText>
            <b>{name}</b>
            <code>{code}</code>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}
