import { styled } from 'styled-components';
import { cardSheet, coverLink, lift } from '../../styles/mixins.ts';
import { border, color, font, media, space, stretch, text } from '../../tokens/index.ts';
import { Picture } from '../Picture/index.ts';

export const InfoCardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  ${cardSheet}
  &[data-linked] {
    ${lift}
  }
  @media ${media.mobile} {
    &[data-mobile-layout='row'] {
      display: grid;
      grid-template-columns: clamp(88px, 30%, 128px) minmax(0, 1fr);
    }
  }
`;
export const InfoCardPicture = styled(Picture)`
  border-bottom: ${border.base};
  overflow: hidden;
  background: ${color.yellow};
  & img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  &[data-ratio='1:1'] img {
    aspect-ratio: 1;
  }
  @media ${media.mobile} {
    [data-mobile-layout='row'] > & {
      position: relative;
      border-block-end: 0;
      border-inline-end: ${border.base};
    }
    [data-mobile-layout='row'] > & img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
`;
export const InfoCardBody = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--ui-card-gap, ${space[2]});
  padding: var(--ui-card-padding, ${space[4]} ${space[5]} ${space[5]});
  @media ${media.mobile} {
    [data-ratio='1:1'] + & {
      padding: var(--ui-card-padding, ${space[3]} 10px ${space[4]});
      font-size: 0.9375rem;
    }
    [data-mobile-layout='row'] > & {
      gap: var(--ui-card-gap, ${space[1]});
      padding: var(--ui-card-padding, ${space[3]} ${space[4]});
      line-height: 1.3;
    }
  }
`;
export const InfoCardKicker = styled.p`
  font: 400 ${text.pixel.size} / ${text.pixel.line} ${font.pixel};
  color: ${color.redText};
`;
export const InfoCardTitle = styled.h3`
  font: 800 ${text.subheading.size} / ${text.subheading.line} var(--ui-card-font, ${font.display});
  font-stretch: ${stretch.snug};
  overflow-wrap: break-word;
  text-wrap: balance;
  @media ${media.mobile} {
    font-size: min(${text.subheading.size}, 5.4vw);
    [data-ratio='1:1'] + * > & {
      font-stretch: ${stretch.narrow};
    }
  }
`;
export const InfoCardLink = styled.a`
  ${coverLink}
`;
export const InfoCardAction = styled.span`
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  font-weight: 700;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
  @media ${media.mobile} {
    [data-mobile-layout='row'] & {
      display: none;
    }
  }
`;
