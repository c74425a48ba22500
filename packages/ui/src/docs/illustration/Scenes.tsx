import { scenePath, SCENES } from '@tand/art';
import { Plate, PlateArt, Plates, PlateText } from '../docs.styles.ts';
import { groundOf, modes } from './picture.tsx';

export function Scenes({ folder }: { folder: 'districts' | 'scenes' | '' }) {
  const found = SCENES.filter(({ name }) => (folder ? name.startsWith(`${folder}/`) : !name.includes('/')));
  return (
    <Plates className="sb-unstyled" style={{ '--plate': '32rem', '--art-height': 'min(20rem, 60vw)' }}>
      {found.map(({ name, title, alt }) => (
        <Plate key={name}>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
            {modes.map(mode => (
              <PlateArt key={mode} style={groundOf(mode)}>
                <img src={`.${scenePath(name, mode)}`} alt={mode === 'day' ? alt.en : ''} loading="lazy" />
              </PlateArt>
            ))}
          </div>
          <PlateText>
            <b>
              <span lang="sv">{title.sv}</span> · {title.en}
            </b>
            <code>{name}</code>
            <span lang="sv">{alt.sv}</span>
            <span>{alt.en}</span>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}
