import { coverLink } from '@tand/ui/styles';
import { color, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';
import { Panel } from '../parts/Panel.styles.ts';

export const NoticeCard = styled(Panel)`
  position: relative;
  gap: ${space[2]};
  padding: ${space[3]};
  & > p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  a {
    ${coverLink}
  }
`;
