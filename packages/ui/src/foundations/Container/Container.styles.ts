import { styled } from 'styled-components';
import { size, space } from '../../tokens/index.ts';

export const ContainerFrame = styled.div`
  width: 100%;
  max-width: ${size.container};
  margin-inline: auto;
  padding-inline: ${space.gutter};
  &[data-width='narrow'] {
    max-width: 60rem;
  }
`;
