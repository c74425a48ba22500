import { styled } from 'styled-components';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { lift, strikerStrip } from '@tand/ui/styles';
import { border, color, font, radius, stretch } from '@tand/ui/tokens';

export const DistrictWallTile = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: var(--ui-card-border, ${border.base});
  border-radius: var(--ui-card-radius, ${radius.base});
  background: ${color.hero};
  color: ${color.onHero};
  text-decoration: none;
  ${lift}
  &:not([data-map])::after {
    ${strikerStrip('22px')}
  }
  &[data-map] {
    height: 100%;
    min-height: 160px;
    & img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-fit: cover;
      scale: 1.8;
      transform-origin: 54% 42%;
    }
  }
`;
export const DistrictWallCaption = styled.span`
  position: relative;
  z-index: 1;
  align-self: flex-start;
  max-width: calc(100% - 28px);
  margin: 14px;
  padding: 6px 10px 7px;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  color: ${color.ink};
  font: 900 min(1.25rem, 4.2vw) / 1 ${font.display};
  font-stretch: ${stretch.normal};
`;
