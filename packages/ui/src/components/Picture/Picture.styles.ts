import { styled } from 'styled-components';
import { border, radius } from '../../tokens/index.ts';

export const PictureFrame = styled.span`
  display: block;
  min-width: 0;
  & img {
    width: 100%;
    height: auto;
  }
  &[data-framed] {
    overflow: hidden;
    border: var(--ui-picture-border, ${border.base});
    border-radius: var(--ui-picture-radius, ${radius.base});
  }
`;
