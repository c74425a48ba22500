import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';

export const ThemeScopeFrame = styled.div`
  background: ${color.paper};
  color: ${color.ink};
`;
