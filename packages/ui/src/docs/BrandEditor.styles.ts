import { styled } from 'styled-components';
import { border, color, font, media, radius, space, text } from '../tokens/index.ts';

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;
  padding-inline: ${space.gutter};
  color: ${color.ink};
  font: 400 ${text.body.size} / ${text.body.line} ${font.body};
  & > :last-child {
    overflow-y: auto;
    padding-block: ${space[4]};
  }
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    & > :last-child {
      position: sticky;
      inset-block-start: 0;
      max-height: 100vh;
    }
  }
`;

export const Group = styled.details`
  border-block-start: ${border.control};
  & > summary {
    padding-block: ${space[3]};
    font: 800 ${text.subheading.size} / 1.15 ${font.display};
  }
`;

export const Swatches = styled.div`
  display: grid;
  gap: ${space[3]} ${space[4]};
  padding-block-end: ${space[5]};
  &[data-kind='colours'] {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`;

export const Swatch = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: 0.9375rem;
  input {
    flex: none;
    width: 44px;
    height: 44px;
    padding: 0;
    border: ${border.control};
    border-radius: ${radius.base};
    background: none;
    cursor: pointer;
  }
`;
