import { styled } from 'styled-components';
import { strikerGround } from '../styles/mixins.ts';
import { border, color, font, media, motion, radius, shadow, space, stretch, text } from '../tokens/index.ts';

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
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[5]};
  margin-block: ${space[5]};
`;

export const Side = styled.div`
  min-width: 0;
  border: ${border.control};
  border-radius: ${radius.base};
  background: ${color.card};
  color: ${color.ink};
  font: 400 ${text.body.size} / ${text.body.line} ${font.body};
  overflow: hidden;
  p + p {
    margin-block-start: ${space[2]};
  }
  small {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;

export const SideTitle = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-block-end: ${border.control};
  font: 800 1rem / 1.2 ${font.display};
  background: ${color.yellow};
  color: ${color.onYellow};
  [data-kind='dont'] > & {
    background: ${color.striker};
    color: ${color.onStriker};
  }
`;

export const SideBody = styled.div`
  padding: ${space[5]} ${space[4]};
`;

export const Strip = styled.div`
  align-self: stretch;
  justify-self: stretch;
  min-height: 9rem;
  ${strikerGround}
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: ${space[5]};
  align-items: baseline;
  padding-block: ${space[4]};
  border-block-end: ${border.control};
  color: ${color.ink};
  font: 400 1rem / 1.35 ${font.body};
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  code {
    font-size: 0.8125rem;
    color: ${color.muted};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

export const Mover = styled.button`
  min-height: 4rem;
  width: 100%;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 800 1rem / 1.2 ${font.display};
  box-shadow: ${shadow.box};
  &[data-motion='press'] {
    transition: transform ${motion.press};
  }
  &[data-motion='slide'] {
    transition: transform ${motion.slide};
  }
  &[data-motion='press']:is(:hover, :focus-visible) {
    transform: translateY(2px);
  }
  &[data-motion='press']:active {
    transform: translateY(4px);
    box-shadow: none;
  }
  &[data-motion='slide']:is(:hover, :focus-visible) {
    transform: translateX(24px);
  }
  @media ${media.still} {
    transition: none;
  }
`;
