import { styled } from 'styled-components';
import { strikerGround } from '../../styles/grounds.ts';
import { color, font } from '../../tokens/index.ts';

/* Sizes follow the screen: on a television of 1920 × 1080 no letter is under 48 px, which ten metres away is as a newspaper is in the hand. */
export const ScheduleScreenFrame = styled.article`
  --screen: min(1vw, 1.78vh);
  display: grid;
  /* What is on is never cut; of what comes, whole lines only. */
  grid-template-rows: auto minmax(min-content, 1.15fr) minmax(0, 1fr) auto;
  gap: calc(1.6 * var(--screen));
  box-sizing: border-box;
  height: 100dvh;
  min-height: 20rem;
  padding: calc(2 * var(--screen)) calc(3 * var(--screen)) 0;
  overflow: hidden;
  background: ${color.paper};
  color: ${color.ink};
  font-family: ${font.display};
  @media (orientation: portrait) {
    --screen: min(1.7vw, 1vh);
  }

  h1,
  h2,
  p,
  ol {
    margin: 0;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(3 * var(--screen));
  }
  h1 {
    font: 900 max(1.75rem, 5.6 * var(--screen)) / 0.95 ${font.display};
    font-stretch: 125%;
    text-transform: uppercase;
    color: inherit;
    overflow-wrap: anywhere;
  }
  [data-part='clock'] {
    flex: none;
    font: 800 max(1.75rem, 6.4 * var(--screen)) / 1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  h2 {
    font: 400 max(1.5rem, 3.4 * var(--screen)) / 1 ${font.pixel};
  }
  [data-part='now'] {
    display: grid;
    align-content: center;
    gap: calc(1 * var(--screen));
    padding: calc(1.6 * var(--screen)) calc(2.4 * var(--screen));
    overflow: hidden;
    background: ${color.card};
    color: ${color.ink};
    border: max(2px, 0.2 * var(--screen)) solid ${color.edge};
    border-radius: 4px;
    & > h2 {
      color: ${color.redText};
    }
    & > [data-part='title'] {
      font: 900 max(1.75rem, 5.8 * var(--screen)) / 1 ${font.display};
      font-stretch: 100%;
      overflow-wrap: anywhere;
    }
    & > [data-long] {
      font-size: max(1.5rem, 4.6 * var(--screen));
    }
    &[data-many] > [data-part='title'] {
      font-size: max(1.5rem, 3.8 * var(--screen));
    }
    time {
      display: block;
      margin-block-start: calc(0.8 * var(--screen));
      font: 800 max(1.25rem, 3.2 * var(--screen)) / 1 ${font.display};
      font-stretch: 85%;
      color: ${color.muted};
    }
    [data-highlighted] {
      padding-inline-start: calc(1.6 * var(--screen));
      box-shadow: inset calc(0.8 * var(--screen)) 0 0 ${color.yellow};
    }
  }
  [data-part='next'] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: calc(1 * var(--screen));
    min-height: 0;
    /* An item that does not fit goes into a column beside, out of sight. */
    & > ol {
      display: flex;
      flex-flow: column wrap;
      gap: calc(0.9 * var(--screen));
      padding: 0;
      list-style: none;
      overflow: hidden;
    }
    li {
      display: grid;
      grid-template-columns: calc(11 * var(--screen)) minmax(0, 1fr);
      align-items: baseline;
      width: 100%;
      font: 800 max(1.25rem, 3.2 * var(--screen)) / 1.1 ${font.display};
    }
    li > span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    time {
      font-variant-numeric: tabular-nums;
    }
    small {
      margin-inline-start: 0.4em;
      font: 400 max(1.25rem, 2.5 * var(--screen)) / 1 ${font.pixel};
      white-space: nowrap;
    }
  }
  s {
    color: ${color.muted};
  }
  em {
    margin-inline-start: 0.2em;
    font-style: normal;
    color: ${color.redText};
  }
  [data-part='next'] em {
    color: inherit;
    text-decoration: underline;
  }
  [data-part='done'] {
    align-self: center;
    grid-row: 2 / 4;
    font: 900 max(2rem, 6 * var(--screen)) / 1.05 ${font.display};
  }
  footer {
    min-height: calc(2.4 * var(--screen));
    margin-inline: calc(-3 * var(--screen));
    padding: calc(0.8 * var(--screen)) calc(3 * var(--screen));
    ${strikerGround}
    color: ${color.onStriker};
    font: 700 max(1.25rem, 2.5 * var(--screen)) / 1 ${font.body};
    &:not(:empty) > * {
      background: ${color.striker};
    }
  }
`;
