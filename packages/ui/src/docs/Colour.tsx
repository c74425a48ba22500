import { bands, themes, type Theme } from '../tokens/index.ts';
import { Plate, PlateArt, Plates, PlateText, Ruled } from './docs.styles.ts';
import { bandScope, forbiddenPairs, groupOf, pairsOf, rolesOf, tokens, type Pair } from './tokens.ts';

const round = (ratio: number) => ratio.toFixed(2).replace(/0$/, '');

export function Palette() {
  return (
    <Plates>
      {groupOf('palette').map(({ name, css }) => (
        <Plate key={name}>
          <PlateArt style={{ background: css }} />
          <PlateText>
            <b>{name}</b>
            <code>{css}</code>
            <span>{rolesOf(css).join(', ') || 'bands and districts only'}</span>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}

export function Roles() {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Custom property</th>
            <th scope="col">Light</th>
            <th scope="col">Night</th>
          </tr>
        </thead>
        <tbody>
          {[...tokens.light.keys()].map(path => (
            <tr key={path}>
              <th scope="row">{path.replace('color.', '')}</th>
              <td>
                <code>--ui-{path.replaceAll('.', '-')}</code>
              </td>
              {themes.map(theme => (
                <td key={theme}>
                  <Chip css={tokens[theme].get(path)?.css ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}

function Chip({ css }: { css: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
      <span
        aria-hidden="true"
        style={{ width: '1.5rem', height: '1.5rem', background: css, border: '2px solid var(--ui-color-line)', borderRadius: '4px' }}
      />
      <code>{css}</code>
    </span>
  );
}

function Sample({ pair: { front, ground, colours, ratio, least } }: { pair: Pair }) {
  return (
    <Plate>
      <PlateArt style={{ background: colours[1], color: colours[0], fontSize: '1.5rem', fontWeight: 700, '--plate-height': '4rem' }}>
        {least >= 4.5 ? 'Tänd' : <span aria-hidden="true" style={{ width: '60%', borderBottom: `4px solid ${colours[0]}` }} />}
      </PlateArt>
      <PlateText>
        <b>{round(ratio)}</b>
        <span>
          {front} on {ground}, at least {least}
        </span>
      </PlateText>
    </Plate>
  );
}

/** Pairs of one theme for text (4.5) or lines (3), with their computed contrast. */
export function ThemePairs({ theme }: { theme: Theme }) {
  return (
    <Plates style={{ '--plate': '10rem' }}>
      {pairsOf(tokens[theme], true).map(pair => (
        <Sample key={`${pair.front} ${pair.ground}`} pair={pair} />
      ))}
    </Plates>
  );
}

const weakest = (band: string, theme: Theme) =>
  pairsOf(bandScope(band, theme), false).reduce((least, pair) => (pair.ratio / pair.least < least.ratio / least.least ? pair : least));

/** The weakest pair of each band. */
export function BandPairs() {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">Weakest pair, light</th>
            <th scope="col">Weakest pair, night</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(band => (
            <tr key={band}>
              <th scope="row">{band}</th>
              {themes.map(theme => {
                const { front, ground, colours, ratio, least } = weakest(band, theme);
                return (
                  <td key={theme} style={{ background: colours[1], color: colours[0] }}>
                    {front} on {ground}: {round(ratio)} of {least}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}

export function Forbidden() {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Ground</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {forbiddenPairs.map(({ front, ground, colours, ratio }) => (
            <tr key={`${front} ${ground}`}>
              <td>
                {front} <Chip css={colours[0]} />
              </td>
              <td>
                {ground} <Chip css={colours[1]} />
              </td>
              <td>{round(ratio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}
