import { styled } from 'styled-components';
import { strikerHeight } from '@tand/ui/styles';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { color, media, space, text } from '@tand/ui/tokens';
import { skyGround } from '../../styles/sky.ts';

/** `word`: most letters in a word; `em`: width of a capital in em. */
const lettering: readonly [word: number, width: string, stretch: number, em: number][] = [
  [6, 'wide', 150, 1.22],
  [8, 'wide', 132, 0.98],
  [6, 'normal', 125, 1.06],
  [8, 'normal', 125, 1],
  [10, 'wide', 110, 0.9],
  [10, 'normal', 110, 0.9],
  [12, 'normal', 100, 0.745],
  [14, 'normal', 84, 0.63],
  [8, 'snug', 100, 0.8],
  [10, 'snug', 100, 0.745],
  [12, 'snug', 100, 0.745],
  [14, 'snug', 84, 0.63],
  [17, 'snug', 75, 0.56],
  [21, 'snug', 75, 0.55],
];
const fitting = lettering
  .map(
    ([word, width, stretch, em]) =>
      `& > * > h1[data-word='${word}'][data-width='${width}'] { font-stretch: ${stretch}%; font-size: min(${text.display.size}, calc(100cqi / ${Math.round(word * em * 100) / 100})); }`,
  )
  .join('\n');

export const PageHeaderFrame = styled(Section)`
  ${skyGround(`var(--ui-section-background, ${color.paper})`, '178%')}
`;
export const PageHeaderColumns = styled(Grid)`
  position: relative;
`;
export const PageHeaderText = styled.div`
  @media ${media.desktop} {
    container-type: inline-size;
    ${fitting}
  }
  @media ${media.wide} {
    &:has(+ [data-scene]) > * > p {
      padding-inline-end: ${space[6]};
    }
  }
`;
export const PageHeaderPicture = styled.div`
  position: relative;
  z-index: 1;
  @media ${media.mobile} {
    [data-band='paper'] &:not([data-scene]) {
      position: absolute;
      inset: -48px 0 auto auto;
      width: 70px;
    }
    &&[data-brief] {
      position: absolute;
      inset: -52px 0 auto auto;
      width: min(20vw, 104px);
      margin: 0;
    }
  }
  &[data-scene] {
    margin-block-end: calc(${space[1]} - ${space.section} - ${strikerHeight});
    margin-inline: calc(-0.5 * ${space.gutter});
  }
  @media ${media.desktop} {
    &[data-scene] {
      align-self: end;
      margin-block: calc(-0.6 * ${space.section}) calc(-1 * ${space.section} - ${space[7]});
      margin-inline: 0 calc(-1 * ${space.gutter});
    }
  }
  @media ${media.wide} {
    &[data-scene] {
      margin-inline-start: calc(-1 * ${space.gutter});
    }
  }
`;
