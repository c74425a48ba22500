import { styled } from 'styled-components';
import { coverLink, strikerEdge } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, radius, space } from '../../tokens/index.ts';
import { favouriteLook } from '../FavouriteButton/index.ts';
import { burningMatch, placeEdge, PlaceLook } from '../ScheduleItem/index.ts';

export const part = defineParts('now-next', 'happens', 'item', 'until', 'title', 'burn', 'favourite', 'openings');

export const NowNextFrame = styled(PlaceLook)`
  min-width: 0;
  padding: ${space[4]} ${space.gutter} 0;
  color: ${color.ink};
  & > :is(h2, h3, h4) {
    display: flex;
    align-items: baseline;
    gap: ${space[4]};
    margin: 0 0 10px;
    font: 900 clamp(1.625rem, 3vw, 2.75rem) / 0.9 ${font.display};
    font-stretch: 150%;
    text-transform: uppercase;
    & > small {
      font: 600 1rem / 1 ${font.body};
      text-transform: none;
      color: ${color.muted};
    }
  }
  .${part.happens} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
    gap: 10px;
  }
  .${part.item} {
    position: relative;
    display: grid;
    grid-template: 'until title favourite' 1fr 'until burn favourite' auto / 6.5rem minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: center;
    min-height: 76px;
    padding-block: 8px;
    padding-inline: 28px 8px;
    border: ${border.base};
    border-radius: ${radius.base};
    box-shadow: 0 4px 0 ${color.edge};
    background: ${color.card};
    overflow: clip;
    &[data-highlighted] {
      background: ${color.highlight};
    }
  }
  li::before {
    ${placeEdge('16px')}
    background-image: var(--pattern);
  }
  .${part.until} {
    grid-area: until;
    font: 800 1.0625rem / 1.15 ${font.display};
    font-stretch: 80%;
    & > span {
      display: block;
      margin-block-start: 3px;
      font: 600 0.875rem / 1.15 ${font.body};
    }
  }
  .${part.title} {
    grid-area: title;
    font: 700 1.125rem / 1.12 ${font.body};
    ${coverLink}
    overflow-wrap: break-word;
    hyphens: auto;
    &:is(a):hover {
      text-decoration: underline 2px;
    }
    &:focus-visible::after {
      outline-offset: -3px;
    }
  }
  .${part.burn} {
    ${burningMatch('5px')}
    grid-area: burn;
    max-width: 300px;
    height: 8px;
    margin-block: 5px 2px;
    border: 2px solid #17131f;
    forced-color-adjust: none;
  }
  .${part.favourite} {
    grid-area: favourite;
    z-index: 1;
    ${favouriteLook}
  }
  .${part.openings} {
    margin-block-start: 14px;
    & > p {
      margin: 0 0 ${space[2]};
      font: 800 1.0625rem / 1 ${font.display};
    }
    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[2]};
    }
    & li {
      position: relative;
      padding-block: 6px;
      padding-inline: 24px 10px;
      border: ${border.base};
      border-radius: ${radius.base};
      background: ${color.card};
      font-size: 1rem;
      line-height: 1.2;
      overflow: clip;
    }
    & .${part.title} {
      font: 600 1rem / 1.2 ${font.body};
    }
    & li > span {
      color: ${color.muted};
    }
  }
  @container schedule (width < 56rem) {
    padding-inline: ${space[3]};
    .${part.happens} {
      gap: 8px;
    }
    .${part.item} {
      grid-template: 'title favourite' auto 'until favourite' auto 'burn favourite' auto / minmax(0, 1fr) auto;
      min-height: 68px;
      padding-block: 6px;
      padding-inline: 24px 6px;
    }
    li::before {
      width: 12px;
    }
    .${part.until} {
      font-size: 0.875rem;
      color: ${color.muted};
      & > span {
        display: inline;
        font: inherit;
        &::before {
          content: '· ';
        }
      }
    }
    .${part.title} {
      font-size: 1rem;
    }
    .${part.burn} {
      margin-block: 3px 0;
    }
    [data-view='grid'] & {
      position: relative;
      z-index: 6;
      padding: 12px 0 0;
      border-block-start: ${border.base};
      background: ${color.paper};
      &::before {
        content: '';
        position: absolute;
        inset: 0 0 auto;
        height: 10px;
        border-block-end: ${border.base};
        ${strikerEdge}
        background-size: 10px 10px;
      }
      & > :is(h2, h3, h4) {
        position: relative;
        z-index: 1;
        width: fit-content;
        margin: -27px 12px 0;
        padding: 5px 8px;
        border: 2px solid #17131f;
        border-radius: ${radius.base};
        background: ${color.red};
        color: ${color.onRed};
        font-size: 0.8125rem;
        font-stretch: 110%;
        line-height: 1;
        gap: ${space[2]};
        & > small {
          color: inherit;
          font: inherit;
        }
      }
      & .${part.happens} {
        grid-template-columns: 1fr 1fr;
        gap: 2px;
        max-height: 124px;
        overflow-y: auto;
        background: ${color.edge};
      }
      & .${part.item} {
        min-height: 61px;
        padding-block: 5px;
        padding-inline: 20px 7px;
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
      & .${part.title} {
        font-size: 0.9375rem;
        line-height: 1.08;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
      }
      & .${part.until} {
        font-size: 0.75rem;
        white-space: nowrap;
      }
      & :is(.${part.burn}, .${part.favourite}, .${part.openings}) {
        display: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;
