import { styled } from 'styled-components';
import { squareButton } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { color, media, motion } from '../../tokens/index.ts';

export const part = defineParts('theme-switcher', 'day', 'night');

export const ThemeFrame = styled.button`
  --icon-accent: ${color.redText};
  ${squareButton}
  svg {
    margin: auto;
    transition: transform ${motion.slide};
  }
  .${part.day} {
    display: var(--ui-day, block) var(--ui-night, none);
  }
  .${part.night} {
    display: var(--ui-day, none) var(--ui-night, block);
  }
  &:active svg {
    transform: rotate(-45deg);
  }
  @media ${media.fine} {
    &:hover {
      --icon-accent: ${color.red};
    }
  }
`;
