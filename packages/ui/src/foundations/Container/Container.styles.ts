import { styled } from 'styled-components';
import { size, space } from '../../tokens/index.ts';

export const ContainerFrame = styled.div`
  width: 100%;
  /* Excludes the padding from the container's width, so that content is in line with the navigation bar and the hero. */
  max-width: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  &[data-width='narrow'] {
    max-width: 60rem;
  }
`;
