import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, size, space, stretch } from '../../tokens/index.ts';

export const ThemePickerFrame = styled.fieldset`
  &,
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-width: 0;
    padding: 0;
    border: 0;
  }
  fieldset {
    width: 100%;
    margin-block-start: ${space[3]};
  }
  legend {
    width: 100%;
    margin-block-end: ${space[2]};
    padding: 0;
    font-weight: 600;
  }
  label {
    position: relative;
    display: grid;
    max-width: 100%;
    cursor: pointer;
  }
  /* It lies over its words, so that a finger finds it where they are. */
  input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    align-items: center;
    min-height: ${size.touch};
    padding: 10px 14px;
    border: var(--ui-toggle-chip-border, ${border.control});
    border-radius: var(--ui-toggle-chip-radius, ${radius.base});
    background: var(--ui-toggle-chip-background, transparent);
    color: var(--ui-toggle-chip-color, ${color.ink});
    font-family: var(--ui-toggle-chip-font, ${font.display});
    font-size: 1.0625rem;
    font-weight: 800;
    font-stretch: ${stretch.snug};
    line-height: 1;
    overflow-wrap: anywhere;
    transition: transform ${motion.press};
  }
  input:active + span {
    transform: translateY(2px);
  }
  input:checked + span {
    background: var(--ui-toggle-chip-selected-background, ${color.neutral});
    border-color: var(--ui-toggle-chip-selected-background, ${color.neutral});
    color: var(--ui-toggle-chip-selected-color, ${color.onNeutral});
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.forced} {
    input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
