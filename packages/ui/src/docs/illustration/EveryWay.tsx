import { scenePath, SCENES, type Mode } from '@tand/art';
import { Ruled } from '../docs.styles.ts';
import { groundOf, modes } from './picture.tsx';

const MOMENTS = ['before', 'sale', 'week-7', 'week-6', 'week-5', 'week-4', 'week-3', 'week-2', 'week-1', 'after'] as const;
/** Widths of pictures on pages in px: a card, a phone, a tablet, a desktop. */
const WIDTHS = [160, 320, 480, 708] as const;

const Cell = ({ src, alt, mode, width }: { src: string; alt: string; mode: Mode; width: number }) => (
  <td style={{ ...groundOf(mode), verticalAlign: 'top' }}>
    <img src={src} alt={alt} loading="lazy" style={{ width, maxWidth: 'none' }} />
  </td>
);

const Heads = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map(name => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

export function BoxEveryWay() {
  const widths = [390, 200] as const;
  return (
    <Ruled tabIndex={0} role="region" aria-label="The box by moment">
      <table>
        <Heads names={['Moment', ...modes.flatMap(mode => widths.map(width => `${mode}, ${width}`))]} />
        <tbody>
          {MOMENTS.map(moment => (
            <tr key={moment}>
              <th scope="row">{moment}</th>
              {modes.flatMap(mode =>
                widths.map(width => (
                  <Cell key={`${mode}${width}`} src={`./img/hero/${moment}-${mode}.svg`} alt="" mode={mode} width={width} />
                )),
              )}
            </tr>
          ))}
          <tr>
            <th scope="row">during</th>
            {modes.flatMap(mode => [
              <Cell key={mode} src={`./img/hero-${mode}.svg`} alt="" mode={mode} width={390} />,
              <Cell key={`${mode} phone`} src={`./img/hero-mobile-${mode}.svg`} alt="" mode={mode} width={200} />,
            ])}
          </tr>
        </tbody>
      </table>
    </Ruled>
  );
}

/** Collapsed scenes are not fetched. */
export function ScenesEveryWay() {
  return SCENES.filter(({ name }) => name.includes('/')).map(({ name, title, alt }) => (
    <details key={name} className="sb-unstyled">
      <summary>{title.en}</summary>
      <Ruled tabIndex={0} role="region" aria-label={title.en}>
        <table>
          <Heads names={['Width', ...modes]} />
          <tbody>
            {WIDTHS.map(width => (
              <tr key={width}>
                <th scope="row">{width}</th>
                {modes.map(mode => (
                  <Cell key={mode} src={`.${scenePath(name, mode)}`} alt={mode === 'day' ? alt.en : ''} mode={mode} width={width} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Ruled>
    </details>
  ));
}
