import { styled } from 'styled-components';
import { size, space } from '../../tokens/index.ts';

export const ContainerFrame = styled.div`
  width: 100%;
  /* Its content, not its padding, is as wide as the container: one left edge with bar and hero. */
  max-width: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  &[data-width='narrow'] {
    max-width: 60rem;
  }
`;
