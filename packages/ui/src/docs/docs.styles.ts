import { styled } from 'styled-components';
import { border, color, font, radius, shadow, space, stretch, text } from '../tokens/index.ts';

export const Plates = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--plate, 13rem)), 1fr));
  gap: ${space[5]};
  margin-block: ${space[6]};
  font: 400 ${text.body.size} / ${text.body.line} ${font.body};
  color: ${color.ink};
`;

export const Plate = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${border.control};
  border-radius: ${radius.base};
  overflow: hidden;
  background: ${color.card};
  box-shadow: ${shadow.box};
`;

export const PlateArt = styled.div`
  display: grid;
  place-items: center;
  min-height: var(--plate-height, 6rem);
  padding: ${space[3]};
  border-block-end: ${border.control};
  img {
    width: 100%;
    height: var(--art-height, 8rem);
    object-fit: contain;
  }
`;

export const PlateText = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  font-size: 0.9375rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
  a {
    color: ${color.link};
  }
  b {
    font: 800 1rem / 1.15 ${font.display};
    font-stretch: ${stretch.normal};
  }
  code {
    font-size: 0.8125rem;
    color: ${color.muted};
  }
  span {
    color: ${color.muted};
  }
`;

export const Ruled = styled.div`
  overflow-x: auto;
  margin-block: ${space[5]};
  border: ${border.control};
  border-radius: ${radius.base};
  background: ${color.card};
  table {
    font: 400 1rem / 1.35 ${font.body};
    color: ${color.ink};
  }
  th {
    font: 800 1rem / 1.2 ${font.display};
  }
  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: middle;
  }
  tbody tr {
    border-block-start: ${border.control};
  }
  code {
    font-size: 0.8125rem;
  }
  a {
    color: ${color.link};
  }
  p + p {
    margin-block-start: ${space[2]};
  }
`;
