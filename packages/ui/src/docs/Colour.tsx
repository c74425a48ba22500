import { scopeOf } from '../../scripts/token-files.ts';
import { bands, themes, type Theme } from '../tokens/index.ts';
import { Cards } from './Cards.tsx';
import { Facts } from './Facts.tsx';
import { groupOf, pairsOf, rolesOf, tokens, type Pair } from './tokens.ts';

const round = (ratio: number) => ratio.toFixed(2).replace(/0$/, '');

export const Palette = () => (
  <Cards
    cards={groupOf('palette').map(({ name, css }) => ({
      art: null,
      style: { background: css },
      name,
      code: css,
      text: rolesOf(css).join(', ') || 'bands and districts only',
    }))}
  />
);

export const Roles = () => (
  <Facts
    head={['Role', 'Custom property', 'Light', 'Night']}
    rows={[...tokens.light.keys()].map(path => [
      path.replace('color.', ''),
      <code key="name">--ui-{path.replaceAll('.', '-')}</code>,
      ...themes.map(theme => <Chip key={theme} css={tokens[theme].get(path)?.css ?? ''} />),
    ])}
  />
);

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

export const ThemePairs = ({ theme }: { theme: Theme }) => (
  <Cards
    width="10rem"
    cards={pairsOf(tokens[theme], true).map(({ front, ground, colours, ratio, least }) => ({
      art: least >= 4.5 ? 'Tänd' : <span aria-hidden="true" style={{ width: '60%', borderBottom: `4px solid ${colours[0]}` }} />,
      style: { background: colours[1], color: colours[0], fontSize: '1.5rem', fontWeight: 700, '--plate-height': '4rem' },
      name: round(ratio),
      text: `${front} on ${ground}, at least ${least}`,
    }))}
  />
);

function weakest(band: string, theme: Theme): Pair {
  const pairs = pairsOf(scopeOf(tokens, theme, 'standard', band), false);
  return pairs.reduce((least, pair) => (pair.ratio / pair.least < least.ratio / least.least ? pair : least));
}

export const BandPairs = () => (
  <Facts
    head={['Band', 'Weakest pair, light', 'Weakest pair, night']}
    rows={bands.map(band => [
      band,
      ...themes.map(theme => {
        const { front, ground, colours, ratio, least } = weakest(band, theme);
        return (
          <span key={theme} style={{ background: colours[1], color: colours[0] }}>
            {front} on {ground}: {round(ratio)} of {least}
          </span>
        );
      }),
    ])}
  />
);
