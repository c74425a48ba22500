import { styled } from 'styled-components';
import { color, size, space } from '../../tokens/index.ts';

export const LanguageFrame = styled.div`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-language-switcher-gap, ${space[1]});
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding-inline: ${space[2]};
    color: var(--ui-language-switcher-color, ${color.ink});
    font-size: var(--ui-language-switcher-font-size, 1.0625rem);
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--ui-language-switcher-selected-color, ${color.current});
  }
  a:is(:hover, [aria-current]) {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 7px;
  }
`;
