import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/mixins.ts';

export const HiddenFrame = styled.span`
  &:not(:focus-within) {
    ${visuallyHidden}
    margin: -1px;
  }
`;
