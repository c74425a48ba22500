import { styled } from 'styled-components';
import { color, motion, radius, size, space } from '../../tokens/index.ts';

export const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-social-links-gap, ${space[2]});
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding: 8px;
    border: var(--ui-social-links-border, 2px solid currentColor);
    border-radius: var(--ui-social-links-radius, ${radius.base});
    color: var(--ui-social-links-color, ${color.ink});
    font-weight: 600;
    text-decoration: none;
    transition: transform ${motion.press};
  }
  a:hover {
    background: ${color.neutral};
    border-color: ${color.neutral};
    color: ${color.onNeutral};
    transform: translateY(-2px);
  }
  &[data-names] a {
    padding-inline: 12px 16px;
  }
`;
