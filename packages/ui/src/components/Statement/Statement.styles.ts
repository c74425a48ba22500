import { styled } from 'styled-components';
import { media, space } from '../../tokens/index.ts';

export const StatementGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[7]};
  align-items: end;
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
export const StatementText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`;
export const StatementActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;
