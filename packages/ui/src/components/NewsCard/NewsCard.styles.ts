import { styled } from 'styled-components';
import { coverLink } from '../../styles/mixins.ts';
import { color, font, media, space, stretch, text } from '../../tokens/index.ts';
import { Picture } from '../Picture/index.ts';

export const NewsCardFrame = styled.article`
  position: relative;
  min-width: 0;
`;
export const NewsCardCover = styled(Picture)`
  margin-block-end: 14px;
  aspect-ratio: 16 / 9;
  && img {
    height: 100%;
    object-fit: cover;
    background: ${color.yellow};
  }
`;
export const NewsCardMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin-block-end: 6px;
  font: 400 ${text.pixel.size} / ${text.pixel.line} ${font.pixel};
  color: ${color.muted};
  overflow-wrap: anywhere;
  & > :first-child:not(time) {
    color: ${color.redText};
  }
`;
export const NewsCardTitle = styled.h3`
  font: 800 ${text.subheading.size} / ${text.subheading.line} var(--ui-card-font, ${font.display});
  font-stretch: ${stretch.snug};
  text-wrap: balance;
  overflow-wrap: break-word;
  @media ${media.mobile} {
    font-size: min(${text.subheading.size}, 5vw);
  }
  [data-feature] > & {
    font-size: ${text.title.size};
    line-height: ${text.title.line};
  }
`;
export const NewsCardLink = styled.a`
  ${coverLink}
  @media ${media.fine} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;
export const NewsCardPreview = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
  [data-feature] > & {
    margin-block-start: ${space[4]};
    color: ${color.ink};
    font-size: ${text.lead.size};
    line-height: ${text.lead.line};
  }
`;
