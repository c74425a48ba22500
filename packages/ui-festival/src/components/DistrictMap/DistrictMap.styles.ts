import { css, styled } from 'styled-components';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { visuallyHidden } from '@tand/ui/styles';
import { border, color, font, media, motion, radius, space, stretch } from '@tand/ui/tokens';

export const DistrictMapFrame = styled.div`
  min-width: 0;
`;
export const DistrictMapBase = styled.div`
  transition: filter ${motion.slide};
`;
export const DistrictMapLit = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: none;
  pointer-events: none;
  transform: translateY(-0.8%);
`;
const alight = css`
  ${DistrictMapLit} {
    display: block;
  }
`;
export const DistrictMapStage = styled.div`
  position: relative;
  isolation: isolate;
  @media ${media.mobile} {
    margin-inline: calc(-0.75 * ${space.gutter});
  }
  & li[data-lit],
  & li:hover,
  & li:has(:focus-visible, :active) {
    ${alight}
  }
  &:has(li:is([data-lit], :hover, :has(:focus-visible, :active))) > ${DistrictMapBase} {
    filter: brightness(0.55) saturate(0.75);
  }
`;
export const DistrictMapArea = styled.span`
  position: absolute;
  z-index: 2;
  inset: 0;
  clip-path: polygon(var(--tent));
  cursor: pointer;
  touch-action: manipulation;
`;
export const DistrictMapMatch = styled.span`
  position: absolute;
  z-index: 3;
  left: var(--x);
  top: var(--y);
  width: 6px;
  height: var(--match);
  border: solid ${color.edge};
  border-width: 0 1.5px 1.5px;
  background: #f6e6c8;
  transform: translateX(-50%);
  pointer-events: none;
`;
export const DistrictMapLink = styled(Link)`
  position: absolute;
  z-index: 4;
  left: var(--x);
  top: var(--y);
  display: flex;
  max-width: min(22rem, 2 * min(var(--x), 100% - var(--x)) + 32px);
  min-height: 32px;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  color: ${color.ink};
  /* The picture does not grow with the text, and larger labels would cover it. */
  font: 900 min(clamp(0.8125rem, 1.25vw, 1.0625rem), 18px) / 1.1 ${font.display};
  font-stretch: ${stretch.normal};
  text-transform: uppercase;
  text-decoration: none;
  white-space: nowrap;
  transform: translate(-50%, -50%);
  transition: transform ${motion.slide};
  &::after {
    content: '';
    position: absolute;
    inset: -8px -4px;
  }
  li:is([data-lit], :hover) > &,
  &:focus-visible {
    z-index: 5;
    transform: translate(-50%, calc(-50% - 6px));
    box-shadow: 0 0 0 3px ${color.yellow};
  }
  @media ${media.mobile} {
    min-height: 26px;
    font-size: min(0.8125rem, 15px);
  }
  @media ${media.forced} {
    background: Canvas;
  }
`;
export const DistrictMapNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 2.1em;
  border-inline-end: ${border.base};
  background: ${color.paper};
  color: ${color.ink};
  @media ${media.mobile} {
    border-inline-end: 0;
  }
`;
export const DistrictMapName = styled.span`
  align-self: center;
  min-width: 0;
  padding: 0.4em 0.6em 0.45em;
  overflow: hidden;
  text-overflow: ellipsis;
  @media ${media.mobile} {
    span + & {
      ${visuallyHidden}
      padding: 0;
    }
  }
`;
export const DistrictMapNames = styled.ul`
  display: none;
  @media ${media.mobile} {
    display: block;
    columns: 9rem 2;
    column-gap: ${space[5]};
    margin-block-start: ${space[5]};
    & > li {
      break-inside: avoid;
      padding-block: 6px;
    }
  }
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[5]};
  }
`;
