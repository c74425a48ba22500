import { styled } from 'styled-components';
import { color, media, space } from '@tand/ui/tokens';

export const ClosingFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(${space[6]}, 4vw, ${space[9]});
  align-items: center;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

export const ClosingPicture = styled.div`
  max-width: 34rem;
  @media ${media.wide} {
    max-width: none;
    margin-inline: clamp(-96px, -4.5vw, 0px) clamp(-64px, -3vw, 0px);
  }
`;

export const ClosingItems = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(${space[5]}, 3vw, ${space[7]});
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    gap: ${space[3]};
    padding-block-start: ${space[4]};
    border-block-start: 4px solid ${color.ink};
  }
  & > section > ul {
    gap: ${space[1]};
  }
  & > section > h2 {
    text-transform: uppercase;
    font-weight: 900;
  }
`;
