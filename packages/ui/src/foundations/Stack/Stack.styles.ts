import { styled } from 'styled-components';
import { alignments } from '../../styles/mixins.ts';
import { media, space } from '../../tokens/index.ts';

const gap = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(step => `&[data-gap='${step}'] { gap: ${space[step]}; }`).join('\n');

export const StackFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gap}
  &[data-direction='row'] {
    flex-flow: row wrap;
    & > * {
      max-width: 100%;
    }
  }
  @media ${media.mobile} {
    &[data-scrolling] {
      flex-wrap: nowrap;
      /* Room for the focus outline, which the box would clip. */
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
      overflow-x: auto;
      & > * {
        flex: none;
      }
    }
  }
  ${alignments()}
`;
