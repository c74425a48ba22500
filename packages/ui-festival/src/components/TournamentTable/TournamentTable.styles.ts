import { styled } from 'styled-components';
import { cardSheet, visuallyHidden } from '@tand/ui/styles';
import { border, color, font, radius, space, stretch, text } from '@tand/ui/tokens';

export const TournamentTableFrame = styled.div`
  container-type: inline-size;
  overflow: clip;
  ${cardSheet}
  th,
  td {
    padding: ${space[3]};
    text-align: start;
  }
  thead th {
    color: ${color.muted};
    font-size: ${text.small.size};
    font-weight: 600;
  }
  tbody tr {
    border-block-start: ${border.control};
  }
  tbody th {
    font: 800 ${text.subheading.size} / 1.1 ${font.display};
    font-stretch: ${stretch.snug};
    hyphens: auto;
    overflow-wrap: break-word;
  }
  tbody th small {
    display: block;
    color: ${color.muted};
    font: 400 ${text.small.size} / ${text.small.line} ${font.body};
  }
  tbody td:first-child {
    width: 88px;
  }
  tbody th a {
    display: block;
    padding-block: ${space[2]} ${space[1]};
  }
  img {
    width: 64px;
    height: 64px;
    object-fit: cover;
    border: ${border.control};
    border-radius: ${radius.base};
  }
  @container (max-width: 52rem) {
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 2px ${space[3]};
      align-items: center;
      padding: ${space[3]};
    }
    th,
    td {
      padding: 0;
    }
    tbody td:first-child {
      width: auto;
      margin-block-end: ${space[1]};
    }
    [data-label] {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: ${space[2]};
    }
    [data-label]::before {
      content: attr(data-label) ' ';
      color: ${color.muted};
    }
  }
`;
