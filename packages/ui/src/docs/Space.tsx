import { bands, border, color, radius, shadow } from '../tokens/index.ts';
import { Section } from '../foundations/Section/index.ts';
import { Text } from '../foundations/Text/index.ts';
import { Plate, PlateArt, Plates, PlateText, Ruled, Step } from './docs.styles.ts';
import { groupOf } from './tokens.ts';

export function Steps() {
  return groupOf('space').map(({ name, css, desktop }) => (
    <Step key={name} style={{ alignItems: 'center' }}>
      <div>
        <b>{name}</b> <code>{desktop ? `${css}; from 768 px ${desktop}` : css}</code>
      </div>
      <div style={{ width: `var(--ui-space-${name})`, height: '24px', background: color.red, border: border.control }} />
    </Step>
  ));
}

const boxes: Record<string, object> = {
  'border.base': { border: border.base },
  'border.control': { border: border.control },
  'border.strong': { border: border.strong },
  'radius.base': { border: border.control, borderRadius: radius.base },
  'shadow.box': { border: border.base, boxShadow: shadow.box, borderRadius: radius.base },
  'shadow.half': { border: border.base, boxShadow: shadow.half, borderRadius: radius.base },
  'shadow.none': { border: border.base, boxShadow: shadow.none, borderRadius: radius.base },
};

export function Edges() {
  const all = ['border', 'radius', 'shadow'].flatMap(group => groupOf(group).map(token => ({ ...token, path: `${group}.${token.name}` })));
  return (
    <Plates>
      {all.map(({ path, css }) => (
        <Plate key={path}>
          <PlateArt>
            <div style={{ width: '6rem', height: '3.5rem', background: color.yellow, ...boxes[path] }} />
          </PlateArt>
          <PlateText>
            <b>{path}</b>
            <code>{css}</code>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}

export function Measures({ group }: { group: 'size' | 'media' }) {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Constant</th>
            <th scope="col">Value</th>
            {group === 'size' && <th scope="col">From 768 px</th>}
          </tr>
        </thead>
        <tbody>
          {groupOf(group).map(({ name, css, desktop }) => (
            <tr key={name}>
              <td>
                <code>
                  {group}.{name}
                </code>
              </td>
              <td>{css}</td>
              {group === 'size' && <td>{desktop ?? 'the same'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}

export function Bands() {
  return (
    <div data-bleed className="sb-unstyled">
      {bands.map(band => (
        <Section key={band} band={band} padding="compact">
          <Text size="lead">
            <b>{band}</b>: text, <a href="#bands">links</a> and lines take the colours of the ground.
          </Text>
        </Section>
      ))}
    </div>
  );
}
