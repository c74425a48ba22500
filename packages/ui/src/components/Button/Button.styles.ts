import { keyframes, styled } from 'styled-components';
import { border, color, font, media, motion, radius, shadow, stretch } from '../../tokens/index.ts';

const spark = keyframes`
  from { background-position: 0 0; }
  to { background-position: 100% 0; }
`;

export const ButtonFrame = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ui-button-gap, 10px);
  max-width: 100%;
  min-height: 44px;
  padding: 13px 18px 14px;
  border: var(--ui-button-border, ${border.base});
  border-radius: var(--ui-button-radius, ${radius.base});
  box-shadow: ${shadow.box};
  font: 800 var(--ui-button-font-size, 1rem) / 1 var(--ui-button-font, ${font.display});
  font-stretch: ${stretch.snug};
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  background: var(--ui-button-background, ${color.primary});
  color: var(--ui-button-color, ${color.onPrimary});
  transition:
    transform ${motion.press},
    box-shadow ${motion.press};

  &[data-size='small'] {
    font-size: var(--ui-button-font-size, 0.9375rem);
    padding: 10px 13px 11px;
  }
  &[data-size='large'] {
    font-size: var(--ui-button-font-size, 1.25rem);
    padding: 17px 26px 18px;
  }
  @media ${media.mobile} {
    &[data-size='large'] {
      font-size: var(--ui-button-font-size, 1.125rem);
      padding: 15px 22px 16px;
    }
  }

  &[data-full] {
    display: flex;
    width: 100%;
    padding-inline: 10px;
  }

  &[data-variant='secondary'] {
    background: var(--ui-button-background, ${color.neutral});
    color: var(--ui-button-color, ${color.onNeutral});
  }
  &[data-variant='ghost'] {
    background: var(--ui-button-background, ${color.field});
    color: var(--ui-button-color, ${color.onField});
  }
  &[data-variant='danger'] {
    background: var(--ui-button-background, ${color.error});
    color: var(--ui-button-color, ${color.paper});
  }
  &[data-tone='schedule'] {
    background: var(--ui-button-background, ${color.schedule});
    color: var(--ui-button-color, ${color.onSchedule});
  }
  &[data-tone='highlight'] {
    background: var(--ui-button-background, ${color.yellow});
    color: var(--ui-button-color, ${color.onYellow});
  }

  &:active {
    transform: translateY(4px);
    box-shadow: ${shadow.none};
  }
  @media ${media.fine} {
    &:hover:where(:not(:active)) {
      transform: translateY(2px);
      box-shadow: ${shadow.half};
    }
    &[data-variant='primary']:not([data-tone]):hover::after {
      content: '';
      position: absolute;
      inset: auto 0 -4px;
      height: 4px;
      background: linear-gradient(${color.yellow}, ${color.yellow}) no-repeat 0 0 / 14px 4px;
      animation: ${spark} 480ms steps(12) both;
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${color.muted};
    box-shadow: none;
    transform: none;
    border-style: dashed;
    border-color: ${color.line};
    cursor: not-allowed;
    &::after {
      display: none;
    }
  }
  @media ${media.forced} {
    border-color: ButtonText;
  }
  @media print {
    box-shadow: none;
  }

  & > svg {
    flex: none;
  }
`;
