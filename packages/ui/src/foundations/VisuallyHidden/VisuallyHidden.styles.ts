import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/interaction.ts';

export const HiddenFrame = styled.span`
  &:not(:focus-within) {
    ${visuallyHidden}
    margin: -1px;
  }
`;
