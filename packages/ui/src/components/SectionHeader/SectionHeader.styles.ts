import { styled } from 'styled-components';
import { GridFrame } from '../../foundations/Grid/Grid.styles.ts';
import { media, space } from '../../tokens/index.ts';

export const SectionHeaderFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-items: end;
  gap: ${space[4]} ${space[5]};
  margin-block-end: ${space[7]};
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-block-end: ${space[6]};
    ${GridFrame} > & {
      margin-block-end: 0;
    }
  }
`;
export const SectionHeaderText = styled.div`
  & > p {
    margin-block-start: ${space[4]};
  }
`;
