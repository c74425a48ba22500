import { styled } from 'styled-components';
import { size, space } from '../../tokens/index.ts';

export const ContainerFrame = styled.div`
  width: 100%;
  /* The container's width excludes the gutters, as in the navigation bar. */
  max-width: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  &[data-width='narrow'] {
    max-width: 60rem;
  }
`;
