import { font } from '@tand/ui/tokens';
import { styled } from 'styled-components';

const Sign = styled.span`
  margin-inline-end: 1px;
  font: 700 1.3em/0.7 ${font.body};
`;

/** The sign of the display font is too small to read at a glance. */
export function Signed({ minutes }: { minutes: number }) {
  return (
    <span>
      <Sign>{minutes < 0 ? '−' : '+'}</Sign>
      {Math.abs(minutes)}
    </span>
  );
}
