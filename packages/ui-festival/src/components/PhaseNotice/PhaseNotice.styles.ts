import { styled } from 'styled-components';
import { defineParts, strikerGround, strikerStrip } from '@tand/ui/styles';
import { border, color, font, media, radius, space, text } from '@tand/ui/tokens';

export const part = defineParts('phase-notice', 'phase', 'title');

export const PhaseNoticeFrame = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  position: relative;
  padding: ${space[5]} ${space[5]} calc(${space[5]} + 20px);
  background: ${color.card};
  color: ${color.ink};
  border: ${border.base};
  border-radius: ${radius.base};
  overflow: hidden;
  &::after {
    position: absolute;
    inset: auto 0 0;
    ${strikerStrip('20px', strikerGround)}
  }
  & > svg {
    color: ${color.redText};
  }
  &[data-state='past'] > svg {
    color: ${color.muted};
  }
  .${part.phase} {
    display: block;
    font: 400 ${text.pixel.size} / 1.1 ${font.pixel};
    color: ${color.redText};
  }
  .${part.title} {
    font: 800 ${text.heading.size} / ${text.heading.line} ${font.display};
    text-wrap: balance;
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};
    & > svg {
      display: none;
    }
  }
`;
