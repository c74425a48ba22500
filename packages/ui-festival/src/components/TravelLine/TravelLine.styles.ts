import { styled } from 'styled-components';
import { border, color, space } from '@tand/ui/tokens';

export const TravelLineStop = styled.li`
  position: relative;
  padding-block: 0 ${space[5]};
  padding-inline: calc(${space[6]} + ${space[3]}) 0;
  &::before,
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 0;
    width: 24px;
    height: 24px;
    border: ${border.base};
    border-radius: 50%;
    background: ${color.matchHead};
    print-color-adjust: exact;
  }
  &:not(:last-child)::after {
    inset-block: 24px 0;
    inset-inline-start: 7px;
    width: 10px;
    height: auto;
    border-radius: 0;
    background: ${color.matchStick};
  }
  & > :nth-child(3) {
    padding-block-start: ${space[3]};
  }
`;
