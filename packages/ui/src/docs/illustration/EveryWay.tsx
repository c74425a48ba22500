import { scenePath, SCENES, type Mode } from '@tand/art';
import { Facts } from '../Facts.tsx';
import { groundOf, modes } from './picture.tsx';

const MOMENTS = ['before', 'sale', 'week-7', 'week-6', 'week-5', 'week-4', 'week-3', 'week-2', 'week-1', 'after'] as const;
/** Widths of pictures on pages in px: a card, a phone, a tablet, a desktop. */
const WIDTHS = [160, 320, 480, 708] as const;

const Scene = ({ src, alt, mode, width }: { src: string; alt: string; mode: Mode; width: number }) => (
  <div style={{ ...groundOf(mode), display: 'inline-block' }}>
    <img src={src} alt={alt} loading="lazy" style={{ width, maxWidth: 'none' }} />
  </div>
);

export function BoxEveryWay() {
  const widths = [390, 200] as const;
  const files = (name: (mode: Mode, width: number) => string) =>
    modes.flatMap(mode =>
      widths.map(width => <Scene key={`${mode}${width}`} src={`./img/${name(mode, width)}.svg`} alt="" {...{ mode, width }} />),
    );
  return (
    <Facts
      label="The box by moment"
      head={['Moment', ...modes.flatMap(mode => widths.map(width => `${mode}, ${width}`))]}
      rows={[
        ...MOMENTS.map(moment => [moment, ...files(mode => `hero/${moment}-${mode}`)]),
        ['during', ...files((mode, width) => (width === widths[0] ? `hero-${mode}` : `hero-mobile-${mode}`))],
      ]}
    />
  );
}

/** Collapsed scenes are not fetched. */
export function ScenesEveryWay() {
  return SCENES.filter(({ name }) => name.includes('/')).map(({ name, title, alt }) => (
    <details key={name} className="sb-unstyled">
      <summary>{title.en}</summary>
      <Facts
        label={title.en}
        head={['Width', ...modes]}
        rows={WIDTHS.map(width => [
          width,
          ...modes.map(mode => (
            <Scene key={mode} src={`.${scenePath(name, mode)}`} alt={mode === 'day' ? alt.en : ''} {...{ mode, width }} />
          )),
        ])}
      />
    </details>
  ));
}
