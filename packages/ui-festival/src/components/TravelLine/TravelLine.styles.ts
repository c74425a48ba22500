import { styled } from 'styled-components';
import { border, color, space } from '@tand/ui/tokens';

export const TravelLineStops = styled.ol`
  padding: 0;
  list-style: none;
`;
/* Each stop is the head of a match; its stick leads to the next. */
export const TravelLineStop = styled.li`
  position: relative;
  padding: 0 0 ${space[5]} calc(${space[6]} + ${space[3]});
  &::before,
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 2px auto auto 0;
    width: 24px;
    height: 24px;
    box-sizing: border-box;
    border: ${border.base};
    border-radius: 50%;
    background: ${color.matchHead};
    print-color-adjust: exact;
  }
  &:not(:last-child)::after {
    inset: 24px auto 0 7px;
    width: 10px;
    height: auto;
    border-radius: 0;
    background: ${color.matchStick};
  }
  & > :nth-child(3) {
    padding-block-start: ${space[3]};
  }
`;
