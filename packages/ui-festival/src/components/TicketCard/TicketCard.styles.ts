import { styled } from 'styled-components';
import { Stack } from '@tand/ui/foundations/Stack';
import { cardSheet, labelRays, strikerHeight, strikerStrip } from '@tand/ui/styles';
import { border, color, font, media, space, stretch, text } from '@tand/ui/tokens';

export const TicketCardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  ${cardSheet}
  container-type: inline-size;
  &::after {
    ${strikerStrip(strikerHeight)}
    @media ${media.forced} {
      background: none;
    }
  }
`;
export const TicketCardLabel = styled.div`
  position: relative;
  overflow: hidden;
  padding: 28px 26px 24px;
  border-bottom: ${border.base};
  background: ${color.paper};
  color: ${color.ink};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    ${labelRays}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 9px;
    border: 2px solid currentColor;
  }
  & > * {
    position: relative;
  }
`;
export const TicketCardKicker = styled.p`
  margin-block-end: 10px;
  font: 400 ${text.pixel.size} / ${text.pixel.line} ${font.pixel};
`;
export const TicketCardTitle = styled.h3`
  --fit: 13.6;
  font: 900 clamp(1.5rem, var(--fit) * 1cqi, 5.5rem) / 0.86 ${font.display};
  font-stretch: ${stretch.normal};
  text-transform: uppercase;
  overflow-wrap: break-word;
  &[data-fit='tiny'] {
    font-stretch: ${stretch.wide};
  }
  &[data-fit='medium'] {
    font-stretch: 84%;
  }
  &[data-fit='long'] {
    --fit: 12.6;
    font-stretch: ${stretch.narrow};
  }
  &[data-fit='sentence'] {
    --fit: 9.6;
    line-height: 0.95;
    font-stretch: ${stretch.narrow};
  }
  [data-main] > * > &[data-fit='long'] {
    --fit: 10.6;
  }
  [data-main] > * > & {
    font-size: clamp(2rem, var(--fit) * 1.28cqi, 6rem);
  }
`;
export const TicketCardDrawer = styled(Stack)`
  flex: 1;
  padding: 22px 26px 26px;
  [data-main] > & {
    padding-block: 32px;
  }
`;
export const TicketCardPrice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  font: 900 min(3rem, 15vw) / 1 ${font.display};
  font-stretch: ${stretch.narrow};
  letter-spacing: 0.02em;
  margin-block-start: auto;
`;
export const TicketCardAction = styled.div`
  &:not(${TicketCardPrice} + &) {
    margin-block-start: auto;
  }
`;
