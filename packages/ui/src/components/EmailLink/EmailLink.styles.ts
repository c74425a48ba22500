import { styled } from 'styled-components';
import { color, size, space } from '../../tokens/index.ts';

export const EmailFrame = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${size.touch};
  color: ${color.link};
  font-weight: 700;
  text-decoration: underline;
  cursor: pointer;
  overflow-wrap: anywhere;
`;
