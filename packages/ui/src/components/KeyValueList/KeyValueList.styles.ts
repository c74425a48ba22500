import { styled } from 'styled-components';
import { border, color, font, radius, space, text } from '../../tokens/index.ts';

export const KeyValueFrame = styled.dl`
  border-block: ${border.control};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(min(8.5rem, 42%), 1fr) 2fr;
    gap: ${space[1]} ${space[5]};
    padding-block: ${space[3]};
  }
  & > div + div {
    border-block-start: ${border.control};
  }
  dt {
    color: ${color.muted};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  &[data-size='short'] > div {
    grid-template-columns: minmax(0, 1fr) fit-content(58%);
    dd {
      text-align: end;
    }
  }
  /* A ruled label: few facts in boxes beside each other, the last row filled however many there are. */
  &[data-size='large'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    overflow: hidden;
    border: ${border.control};
    border-radius: ${radius.base};
    background: ${color.paper};
    color: ${color.ink};
    & > div {
      flex: 1 1 17rem;
      display: block;
      padding: ${space[4]} ${space[5]} ${space[5]};
      border: 0;
      box-shadow: 0 0 0 2px ${color.line};
    }
    &:has(> :nth-child(5)) > div {
      flex-basis: 24rem;
    }
    &:has(> :nth-child(7)) > div {
      flex-basis: 17rem;
    }
    dt {
      color: ${color.redText};
      font: 400 ${text.pixel.size} / ${text.pixel.line} ${font.pixel};
      margin-block-end: ${space[1]};
    }
    dd {
      font: 800 1.25rem/1.25 ${font.display};
      text-wrap: balance;
    }
  }
`;
