import { styled } from 'styled-components';

export const IconFrame = styled.svg`
  flex: none;
  width: 24px;
  height: 24px;
  fill: currentColor;
  shape-rendering: crispEdges;
  &[data-size='small'] {
    width: 18px;
    height: 18px;
  }
  &[data-size='large'] {
    width: 36px;
    height: 36px;
  }
`;

export const IconAccent = styled.path`
  fill: var(--icon-accent, currentColor);
`;
