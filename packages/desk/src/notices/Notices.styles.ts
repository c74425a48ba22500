import { coverLink } from '@tand/ui/styles';
import { border, color, radius, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const NoticeCard = styled.article`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  & > p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  a {
    ${coverLink}
  }
`;
