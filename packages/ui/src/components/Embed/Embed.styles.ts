import { styled } from 'styled-components';
import { labelRays } from '../../styles/mixins.ts';
import { border, color, media, radius, space, stretch, text } from '../../tokens/index.ts';
import { PictureFrame } from '../Picture/Picture.styles.ts';

export const EmbedFrame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-embed-gap, ${space[3]});
  min-width: 0;
`;

export const EmbedBox = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  place-items: center;
  aspect-ratio: 16 / 9;
  border: var(--ui-embed-border, ${border.base});
  border-radius: var(--ui-embed-radius, ${radius.base});
  /* overflow: hidden would stop the box from growing with larger text. */
  overflow: clip;
  background: var(--ui-embed-background, ${color.paper});
  color: var(--ui-embed-color, ${color.ink});
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    ${labelRays}
  }
  [data-kind='map'] > & {
    aspect-ratio: auto;
    min-height: clamp(280px, 40vw, 520px);
  }
  [data-kind='form'] > & {
    aspect-ratio: auto;
    min-height: 360px;
  }
  &:not([data-loaded]):has(> ${PictureFrame}) {
    aspect-ratio: auto;
    grid-template-rows: auto 1fr;
  }
  & > ${PictureFrame} {
    position: relative;
    width: 100%;
    aspect-ratio: 16 / 9;
    & img {
      height: 100%;
      object-fit: contain;
    }
  }
  & > iframe {
    width: 100%;
    border: 0;
    background: #fff;
  }
  :not([data-kind='form']) > & > iframe {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  &[data-loaded]::before {
    content: none;
  }
`;

export const EmbedAsk = styled.div`
  position: relative;
  place-self: stretch;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  place-items: center;
  text-align: center;
  & > button {
    overflow-wrap: anywhere;
    @media ${media.mobile} {
      font-stretch: ${stretch.narrow};
    }
  }
  &[data-beside] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[4]};
    padding: ${space[4]};
    border-block-start: var(--ui-embed-border, ${border.base});
    background: var(--ui-embed-background, ${color.paper});
    text-align: start;
    & > p {
      flex: 1 1 14rem;
      width: auto;
      padding: 0;
      border: 0;
    }
    /* Makes the poster part of the button. */
    & > button::after {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      aspect-ratio: 16 / 9;
    }
  }
`;

export const EmbedNotice = styled.p`
  width: 100%;
  padding: ${space[2]} ${space[3]};
  border-block-start: var(--ui-embed-border, ${border.base});
  background: var(--ui-embed-background, ${color.paper});
  font-size: ${text.body.size};
  overflow-wrap: anywhere;
`;

export const EmbedCaption = styled.figcaption`
  a {
    font-weight: 700;
  }
`;
