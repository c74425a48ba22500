import { styled } from 'styled-components';
import { border, color, font, media, radius, space, stretch, text } from '../../tokens/index.ts';

/** Matches plain elements, not components, which have a class, or their content; adds no specificity. */
const plain = ':where(:not([class], & [class] *))';

export const ProseFrame = styled.div`
  max-width: 42rem;
  overflow-wrap: break-word;
  & > * + * {
    margin-block-start: var(--ui-prose-gap, ${space[4]});
  }
  & > :is(h2, h3, h4) {
    font-family: var(--ui-prose-font, ${font.display});
    font-stretch: ${stretch.snug};
    font-weight: 800;
    color: var(--ui-prose-heading-color, ${color.heading});
    text-wrap: balance;
  }
  & > h2 {
    margin-block-start: ${space[7]};
    font-size: ${text.heading.size};
    line-height: ${text.heading.line};
  }
  & > :is(h3, h4) {
    margin-block-start: ${space[6]};
    font-size: ${text.subheading.size};
    line-height: ${text.subheading.line};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & :is(h2, h3, h4) + *${plain} {
    margin-block-start: ${space[2]};
  }
  & a${plain} {
    color: var(--ui-prose-link-color, ${color.link});
    font-weight: 600;
  }
  & :is(ul, ol)${plain} {
    list-style: none;
    padding-inline-start: 0;
  }
  & ul${plain} {
    padding-inline-start: 34px;
  }
  & li${plain} {
    position: relative;
  }
  & ul > li${plain}::before,
  & ul > li${plain}::after {
    content: '';
    position: absolute;
    top: 0.6em;
    height: 4px;
  }
  & ul > li${plain}::before {
    inset-inline-start: -34px;
    width: 17px;
    background: ${color.matchStick};
  }
  & ul > li${plain}::after {
    inset-inline-start: -18px;
    width: 9px;
    height: 7px;
    margin-top: -1.5px;
    border-radius: 2px 4px 4px 2px;
    background: ${color.matchHead};
  }
  @media ${media.forced} {
    & ul > li${plain}::before,
    & ul > li${plain}::after {
      background: CanvasText;
    }
  }
  & li + li${plain} {
    margin-block-start: ${space[2]};
  }
  & ol > li${plain} {
    min-height: 36px;
    padding-block: 4px;
    padding-inline-start: 52px;
  }
  & ol > li + li${plain} {
    margin-block-start: ${space[3]};
  }
  & ol > li${plain}::before {
    content: counter(list-item);
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: ${border.base};
    border-radius: ${radius.base};
    background: ${color.primary};
    color: ${color.onPrimary};
    font: 800 1.125rem/1 ${font.display};
  }
  & blockquote${plain} {
    padding-block: ${space[2]};
    padding-inline: ${space[5]} 0;
    border-inline-start: 10px solid ${color.yellow};
    font-size: ${text.lead.size};
    line-height: ${text.lead.line};
  }
  & :is(img, video, iframe)${plain} {
    border: ${border.base};
    border-radius: ${radius.base};
  }
  & figcaption${plain} {
    margin-block-start: ${space[2]};
    color: ${color.muted};
    font-size: 1rem;
  }
  & hr${plain} {
    height: 2px;
    border: 0;
    background: ${color.line};
    margin-block: ${space[6]};
  }
  & code${plain} {
    padding: 0.1em 0.3em;
    background: ${color.highlight};
    font-size: 0.9em;
  }
  & :is(th, td)${plain} {
    padding-block: ${space[2]};
    padding-inline: 0 ${space[4]};
    border-block-end: 2px solid ${color.line};
    text-align: start;
    vertical-align: top;
    @media ${media.mobile} {
      padding-inline-end: ${space[2]};
      font-size: 1rem;
    }
  }
  & th${plain} {
    font-family: ${font.display};
    font-weight: 800;
    font-stretch: ${stretch.snug};
    font-size: 1rem;
  }
  & td:not(:first-child)${plain} {
    font-variant-numeric: tabular-nums;
  }
`;
