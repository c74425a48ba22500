import { styled } from 'styled-components';
import { squareButton } from '../../styles/interaction.ts';
import { color, media, motion } from '../../tokens/index.ts';

export const ThemeFrame = styled.button`
  --icon-accent: ${color.redText};
  ${squareButton}
  svg {
    margin: auto;
    transition: transform ${motion.slide};
  }
  /* The pair of faces follows the theme in force, whoever set it: no script is needed for the first paint. */
  [data-part='day'] {
    display: var(--ui-day, block) var(--ui-night, none);
  }
  [data-part='night'] {
    display: var(--ui-day, none) var(--ui-night, block);
  }
  &:active svg {
    transform: rotate(-45deg);
  }
  @media ${media.fine} {
    &:hover {
      --icon-accent: ${color.red};
      background: ${color.yellow};
      border-color: ${color.onYellow};
      color: ${color.onYellow};
    }
  }
`;
