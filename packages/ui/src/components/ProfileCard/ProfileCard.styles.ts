import { styled } from 'styled-components';
import { cardSheet, strikerStrip } from '../../styles/mixins.ts';
import { border, color, font, space, stretch, text } from '../../tokens/index.ts';

export const ProfileCardFrame = styled.article`
  display: flex;
  flex-direction: column;
  max-width: 28rem;
  overflow: hidden;
  ${cardSheet}
  & > img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-block-end: ${border.base};
    background: ${color.yellow};
  }
  &::after {
    margin-block-start: auto;
    ${strikerStrip('20px')}
  }
`;

export const ProfileCardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-card-gap, ${space[4]});
  padding: var(--ui-card-padding, ${space[5]});
`;

export const ProfileCardName = styled.h3`
  color: ${color.heading};
  font: 800 ${text.heading.size} / 1 var(--ui-card-font, ${font.display});
  font-stretch: ${stretch.snug};
  & + p {
    margin-block-start: ${space[2]};
    color: ${color.redText};
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
  }
`;
