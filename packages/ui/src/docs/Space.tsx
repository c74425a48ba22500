import { bands, border, color, media, radius, shadow } from '../tokens/index.ts';
import { Section } from '../foundations/Section/index.ts';
import { Text } from '../foundations/Text/index.ts';
import { Cards } from './Cards.tsx';
import { Facts } from './Facts.tsx';
import { groupOf } from './tokens.ts';

export const Steps = () => (
  <Facts
    label="Steps"
    head={['Name', 'Value', 'Sample']}
    rows={groupOf('space').map(({ name, css, desktop }) => [
      name,
      <code key="value">{desktop ? `${css}; from 768 px ${desktop}` : css}</code>,
      <div key="sample" style={{ width: `var(--ui-space-${name})`, height: '24px', background: color.red, border: border.control }} />,
    ])}
  />
);

const boxes: Record<string, object> = {
  'border.base': { border: border.base },
  'border.control': { border: border.control },
  'border.strong': { border: border.strong },
  'radius.base': { border: border.control, borderRadius: radius.base },
  'shadow.box': { border: border.base, boxShadow: shadow.box, borderRadius: radius.base },
  'shadow.half': { border: border.base, boxShadow: shadow.half, borderRadius: radius.base },
  'shadow.none': { border: border.base, boxShadow: shadow.none, borderRadius: radius.base },
};

export const Edges = () => (
  <Cards
    cards={['border', 'radius', 'shadow'].flatMap(group =>
      groupOf(group).map(({ name, css }) => ({
        art: <div style={{ width: '6rem', height: '3.5rem', background: color.yellow, ...boxes[`${group}.${name}`] }} />,
        name: `${group}.${name}`,
        code: css,
      })),
    )}
  />
);

export const Measures = ({ group }: { group: string }) => (
  <Facts
    head={['Constant', 'Value', 'From 768 px']}
    rows={groupOf(group).map(({ name, css, desktop = 'the same' }) => [`${group}.${name}`, css, desktop])}
  />
);

export const Breakpoints = () => (
  <Facts head={['Constant', 'Value']} rows={Object.entries(media).map(([name, css]) => [`media.${name}`, css])} />
);

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
