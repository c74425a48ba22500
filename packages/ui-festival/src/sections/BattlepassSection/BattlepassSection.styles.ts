import { styled } from 'styled-components';
import { media } from '@tand/ui/tokens';
import { BattlepassCard } from '../../components/BattlepassCard/index.ts';

export const CurrentCard = styled(BattlepassCard)`
  @media ${media.wide} {
    margin-inline: auto;
  }
`;
