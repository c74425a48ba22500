import { styled } from 'styled-components';
import { Stack } from '../../foundations/Stack/index.ts';
import { media, space } from '../../tokens/index.ts';

export const HeadlineBlockFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[5]}, 4vw, 64px);
  align-items: center;
  @media ${media.desktop} {
    &[data-layout='beside'] {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
    &[data-layout='beside'][data-large] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    }
  }
`;
export const HeadlineBlockText = styled(Stack)`
  [data-layout='below'] > & {
    max-width: 56rem;
  }
`;
export const HeadlineBlockIcons = styled.img`
  width: min(100%, 420px);
`;
export const HeadlineBlockBody = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 60ch;
`;
export const HeadlineBlockImage = styled.div`
  [data-layout='below']:not([data-large]) > & {
    max-width: 44rem;
  }
`;
