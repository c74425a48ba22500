import { articleParts } from '@tand/ui-festival/sections/Article';
import { border, color, font, radius, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-block-end: ${space[2]};
  border: ${border.strong};
  border-radius: ${radius.base};
  background: ${color.card};
  overflow: clip;
`;

export const MarkButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.ink};
  font: 800 1.0625rem/1 ${font.display};
  font-stretch: 85%;
  & + & {
    border-inline-start: 2px solid ${color.line};
  }
  &::before {
    content: attr(data-sign);
  }
  &[data-mark='italic']::before {
    font-family: ${font.body};
    font-style: italic;
  }
  &[data-mark='link']::before {
    text-decoration: underline 2px;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &:active {
    background: ${color.yellow};
    color: ${color.onYellow};
  }
`;

export const Writing = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const PreviewFrame = styled.div`
  position: relative;
  min-width: 0;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  overflow: clip;
  font-size: 1.125rem;
  .${articleParts.opening} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    .${articleParts.title} {
      font-size: 2rem;
    }
    position: sticky;
    inset-block-start: 5.5rem;
    max-height: calc(100dvh - 12rem);
    overflow: auto;
  }
`;

export const PictureBox = styled.div`
  display: grid;
  gap: ${space[3]};
  & > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border: ${border.base};
    border-radius: ${radius.base};
    background: ${color.wood};
  }
`;

export const CropFrame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 3;
  border: ${border.base};
  background: #12101c;
  overflow: clip;
`;

export const Zoom = styled.label`
  display: grid;
  gap: ${space[2]};
  font-weight: 700;
  input {
    width: 100%;
    min-height: 44px;
    accent-color: ${color.red};
  }
`;

export const MissingFields = styled.ul`
  padding-inline-start: 1.2em;
`;
