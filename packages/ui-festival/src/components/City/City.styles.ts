import { css, keyframes, styled } from 'styled-components';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { defineParts, squareButton } from '@tand/ui/styles';
import { skyGround } from '../../styles/sky.ts';
import { border, color, font, media, radius, size, space, stretch, text } from '@tand/ui/tokens';

export const part = defineParts('city', 'label', 'picture');

const roomy = media.wide;

const unit = (prefix = '--') => `min(calc(96cqw / var(${prefix}w)), calc(96cqh / var(${prefix}h)))`;
const point = (prefix = '--') => `
  left: calc(50% + var(${prefix}x) * var(--u));
  top: calc(50% + var(${prefix}y) * var(--u));
`;
const box = (prefix = '--') => `
  ${point(prefix)}
  width: calc(var(${prefix}w) * var(--u));
  height: calc(var(${prefix}h) * var(--u));
`;

export const CityFrame = styled.section`
  position: relative;
  ${skyGround(color.hero, '130%')}
  color: ${color.onHero};
  overflow: hidden;
  @media ${roomy} {
    height: clamp(600px, calc(100svh - ${size.navbar}), 1400px);
  }
`;
export const CityHead = styled.div`
  position: relative;
  z-index: 2;
  padding: ${space[6]} ${space.gutter} 0;
  && h1 {
    font-size: clamp(2.25rem, 2.8vw, 5rem);
    font-stretch: 100%;
    hyphens: manual;
  }
  @media ${roomy} {
    position: absolute;
    inset-inline-start: max(0px, calc(50% - ${size.container} / 2 - ${space.gutter}));
    max-width: calc(max(24vw, 320px) + ${space.gutter});
    pointer-events: none;
    & > * {
      pointer-events: auto;
    }
    [data-depth='in'] > &,
    [data-depth='box'] > & p {
      display: none;
    }
  }
`;
export const CityView = styled.div`
  position: relative;
  @media ${roomy} {
    position: absolute;
    inset: 0;
  }
`;
export const CityStage = styled.div`
  position: relative;
  height: min(78svh, 66vw);
  overflow: hidden;
  container-type: size;
  touch-action: pan-y;
  scroll-margin-top: ${size.navbar};
  cursor: grab;
  user-select: none;
  --u: ${unit()};
  &[data-held] {
    cursor: grabbing;
  }
  [data-depth='in'] &,
  [data-depth='box'] & {
    touch-action: none;
  }
  &:focus-visible {
    outline-offset: -5px;
  }
  @media ${roomy} {
    height: 100%;
  }
  @media ${media.mobile} {
    --u: ${unit('--tall-')};
    height: calc(100vw * var(--tall-h) / var(--tall-w));
    [data-depth='in'] &,
    [data-depth='box'] & {
      height: 58svh;
    }
  }
`;
export const CityWhole = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
export const CityGroup = styled(CityWhole)`
  & span > span,
  & img {
    width: 100%;
    height: 100%;
  }
  & img {
    will-change: transform;
  }
`;
export const CityWide = styled(CityWhole)`
  @media ${media.mobile} {
    display: none;
  }
`;
export const CityTall = styled(CityWhole)`
  @media ${media.desktop} {
    display: none;
  }
`;
export const CityLayer = styled.span`
  position: absolute;
  ${box()}
`;
const slideOut = keyframes`
  from { translate: -60px 30px; clip-path: inset(0 0 70% 0); }
  to { translate: 0 0; clip-path: inset(0 0 -10% 0); }
`;
export const CityPulled = styled(CityLayer)`
  @media ${media.mobile} {
    ${box('--tall-')}
  }
  &:not([data-there]) {
    visibility: hidden;
  }
  &[data-there] {
    animation: ${slideOut} 320ms steps(6);
  }
`;
export const CityTint = styled(CityWhole)`
  background: ${color.paper};
  opacity: 0.86;
`;
const sign = css`
  position: absolute;
  ${point()}
  @media ${media.mobile} {
    ${point('--tall-')}
  }
  display: flex;
  align-items: center;
  border: ${border.base};
  border-radius: ${radius.base};
  font-family: ${font.display};
  font-weight: 900;
  line-height: 1.1;
  text-decoration: none;
  white-space: nowrap;
  pointer-events: auto;
  will-change: transform;
  &:hover {
    box-shadow: 0 0 0 3px ${color.yellow};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -8px -4px;
  }
  @media ${media.forced} {
    background: Canvas;
  }
`;
export const CityPlate = styled(Link)`
  ${sign}
  --leg: calc(0.9 * var(--foot) * var(--u));
  align-items: stretch;
  transform: translate(-50%, -50%);
  background: ${color.paper};
  color: ${color.ink};
  font-size: clamp(0.6875rem, 0.4rem + 0.5vw, 1.25rem);
  font-stretch: 105%;
  text-transform: uppercase;
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 100%;
    width: 6px;
    height: var(--leg);
    border: solid ${color.edge};
    border-width: 0 1.5px 1.5px;
    background: #f6e6c8;
    transform: translateX(-50%);
    pointer-events: none;
  }
  & > b {
    display: grid;
    place-items: center;
    padding: 0.45em 0.6em;
    border-inline-end: ${border.base};
    background: ${color.paper};
    color: ${color.ink};
  }
  & > span {
    padding: 0.45em 0.65em;
  }
  @media ${media.mobile} {
    font-size: 0.6875rem;
    font-stretch: 78%;
    &::before {
      display: none;
    }
  }
`;
export const CityFlame = styled.svg`
  position: absolute;
  right: -11px;
  top: -19px;
  width: 22px;
  height: 28px;
`;
export const CityPin = styled(Link)`
  ${sign}
  min-height: 36px;
  gap: 6px;
  padding: 0.42em 0.7em 0.42em 0.42em;
  transform: translate(-50%, calc(-100% - 26px));
  background: #fffaf0;
  color: #17131f;
  font-size: clamp(0.8125rem, 0.6rem + 0.3vw, 1.125rem);
  font-stretch: 100%;
  & > i {
    width: 1em;
    height: 1em;
    border: 2px solid #17131f;
    border-radius: 50% 50% 50% 0;
    background: ${color.red};
    rotate: -45deg;
  }
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 100%;
    height: 26px;
    border-inline-start: 3px solid #17131f;
    pointer-events: none;
  }
  @media ${media.mobile} {
    min-height: 30px;
    padding: 0.3em 0.55em 0.3em 0.4em;
    font-size: 0.75rem;
    font-stretch: 85%;
  }
`;
const strike = keyframes`
  from { scale: 3; }
`;
export const CityRing = styled.i`
  position: absolute;
  left: 0;
  top: 0;
  width: 64px;
  height: 64px;
  margin: -32px;
  border: 5px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 3px #17131f,
    inset 0 0 0 3px #17131f;
  pointer-events: none;
  animation: ${strike} 300ms steps(4);
`;
export const CityToast = styled.p`
  position: absolute;
  z-index: 3;
  inset-block-start: ${space[4]};
  inset-inline-start: 50%;
  width: max-content;
  max-width: calc(100% - 120px);
  padding: ${space[2]} ${space[4]};
  border: ${border.base};
  background: ${color.paper};
  color: ${color.ink};
  font-weight: 700;
  translate: -50% 0;
  pointer-events: none;
  &:empty {
    opacity: 0; /* with display: none, screen readers can miss the live region */
  }
`;
export const CityTools = styled.div`
  position: absolute;
  z-index: 3;
  inset-inline-end: ${space[4]};
  inset-block-end: ${space[4]};
  display: flex;
  flex-direction: column;
  border: ${border.base};
  background: ${color.paper};
  @media ${roomy} {
    inset-inline: ${space[4]} auto;
  }
  & button {
    ${squareButton}
    border: 0;
    border-radius: 0;
    font: 700 1.5rem/1 ${font.body};
    & > svg {
      margin: auto;
    }
  }
  & button + button {
    border-block-start: ${border.base};
  }
  @media ${media.mobile} {
    inset: ${space[3]} ${space[3]} auto auto;
  }
`;
export const CityAlbumButton = styled.button`
  position: absolute;
  z-index: 3;
  inset: ${space[4]} ${space[4]} auto auto;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  color: ${color.ink};
  font: 800 min(1rem, 5vw) / 1 ${font.display};
  & img {
    width: auto;
    height: 30px;
  }
  & b {
    font: 400 1.375em/1 ${font.pixel};
  }
  [data-depth='in'] & {
    inset: ${space[4]} auto auto ${space[4]};
  }
  @media ${media.mobile} {
    &,
    [data-depth='in'] & {
      inset: ${space[3]} auto auto ${space[3]};
    }
  }
`;
export const CityPull = styled.div`
  position: absolute;
  z-index: 3;
  inset-inline: 0;
  inset-block-end: ${space[6]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: center;
  @media ${roomy} {
    inset-inline: auto ${space.gutter};
  }
  & > label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 52px;
    padding: 0 ${space[4]};
    border: ${border.base};
    background: ${color.striker};
    color: #fffaf0;
    font-weight: 700;
  }
  & input {
    width: 170px;
    height: ${size.touch};
    accent-color: ${color.yellow};
  }
`;
export const CityList = styled.nav`
  overflow-wrap: anywhere;
  position: relative;
  z-index: 2;
  padding: ${space[5]} ${space.gutter} ${space[6]};
  background: ${color.paper};
  color: ${color.ink};
  @media ${media.desktop} and (max-width: 74.99em) {
    & > ol {
      columns: 2;
      column-gap: ${space[5]};
    }
  }
  & > ol > li {
    break-inside: avoid;
    margin-block-start: -2px;
    border: ${border.base};
    background: ${color.paper};
  }
  & > ol > li > a {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    font: 900 1.0625rem/1.1 ${font.display};
    font-stretch: 110%;
    text-decoration: none;
    text-transform: uppercase;
  }
  & > ol > li > a > b {
    align-self: stretch;
    display: grid;
    place-items: center;
    width: ${size.touch};
    margin-inline-end: ${space[3]};
    border-inline-end: ${border.base};
    background: ${color.paper};
    color: ${color.ink};
  }
  & em {
    margin-inline: auto ${space[3]};
    padding: 3px 7px;
    border: 2px solid #17131f;
    background: #ffc61a;
    color: #17131f;
    font: 400 1.3125rem/1 ${font.pixel};
    white-space: nowrap;
  }
  & > ol > li > a:hover {
    background: ${color.highlight};
  }
  & li li {
    display: inline-block;
    padding: ${space[1]} ${space[4]} ${space[2]} 0;
  }
  & ol ul {
    padding-inline-start: 56px;
  }
  @media ${roomy} {
    position: absolute;
    inset: auto ${space.gutter} ${space[6]} auto;
    width: clamp(300px, 24vw, 520px);
    max-height: calc(100% - 120px);
    overflow: auto;
    padding: 2px 0 0;
    background: none;
    [data-depth='in'] > &,
    [data-depth='box'] > & {
      display: none;
    }
    &:not([data-all]) ol ul {
      display: none;
    }
  }
`;
export const CityMore = styled.button`
  display: none;
  width: 100%;
  min-height: ${size.touch};
  margin-block-start: -2px;
  border: ${border.base};
  background: ${color.paper};
  font-weight: 700;
  @media ${roomy} {
    display: block;
  }
`;
export const CityPanelFrame = styled.div`
  position: relative;
  z-index: 2;
  padding: ${space[5]} ${space.gutter} ${space[7]};
  border-block-start: ${border.base};
  background: ${color.paper};
  color: ${color.ink};
  @media ${roomy} {
    position: absolute;
    inset: 0 0 0 auto;
    width: clamp(340px, 27vw, 560px);
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${space[5]} ${space[5]} ${space[7]};
    border-block-start: 0;
    border-inline-start: ${border.base};
  }
  & h2 {
    margin-block: ${space[4]} ${space[2]};
    font: 900 clamp(1.5rem, 1.1rem + 1.3vw, 2.75rem) / 0.95 ${font.display};
    font-stretch: 115%;
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  & h3 {
    margin-block: ${space[5]} ${space[2]};
    font: 900 1.0625rem/1.1 ${font.display};
    font-stretch: ${stretch.snug};
    text-transform: uppercase;
  }
  & > p {
    margin-block-end: ${space[4]};
    font-size: ${text.lead.size};
    line-height: ${text.lead.line};
  }
  & > p:last-child {
    margin-block: ${space[6]} 0;
  }
  @media not all and ${roomy} {
    & > .${part.label} {
      float: right;
      width: min(34%, 220px);
      margin: 0 0 ${space[3]} ${space[4]};
    }
  }
`;
export const CityWays = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[3]};
`;
export const CityNow = styled.ol`
  border: ${border.base};
  & > li {
    display: grid;
    grid-template-columns: 6.2rem 1fr;
    gap: ${space[2]};
    padding: 9px ${space[3]};
  }
  & > li + li {
    border-block-start: ${border.base};
  }
  & time {
    font: 400 1.3125rem/1.2 ${font.pixel};
  }
  & > [data-state='now'] {
    background: #ffc61a;
    color: #17131f;
    font-weight: 700;
  }
`;
export const CityDoors = styled.ul`
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${size.touch};
    margin-block-start: -2px;
    padding: ${space[2]} ${space[3]};
    border: ${border.base};
    font: 900 1.0625rem/1.1 ${font.display};
    text-decoration: none;
  }
  & a:hover {
    background: ${color.highlight};
  }
`;
export const CityFacts = styled.ul`
  & > li {
    padding: ${space[1]} 0 ${space[1]} 22px;
    background: linear-gradient(${color.red} 0 0) 2px 0.95em / 8px 8px no-repeat;
  }
`;
export const CityHide = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-block: ${space[5]};
  padding: ${space[3]};
  background: ${color.wood};
`;
export const CityStamps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[5]} ${space[4]};
  margin-block-start: ${space[5]};
  & strong {
    display: block;
    margin-block-start: ${space[1]};
    font: 900 1.0625rem/1.1 ${font.display};
  }
  & em {
    color: ${color.muted};
    font-style: normal;
    line-height: 1.25;
  }
`;
export const CityStamp = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3.4;
  border: 2px dashed ${color.line};
  & > .${part.picture} {
    width: 62%;
    height: 70%;
    & img {
      width: 100%;
      height: 100%;
      object-fit: contain;
      filter: brightness(0) var(--ui-day, opacity(0.16)) var(--ui-night, invert(1) opacity(0.2));
    }
  }
  & > b {
    position: absolute;
    left: 12px;
    top: 11px;
    padding: 1px 5px;
    background: #fffaf0;
    color: #17131f;
    font: 400 1.3125rem/1 ${font.pixel};
  }
  &[data-found] {
    border: ${border.base};
    outline: 2px solid #fffaf0;
    outline-offset: -8px;
    background: repeating-conic-gradient(from 0deg at 50% 62%, var(--a) 0 12deg, var(--b) 0 24deg);
    & img {
      filter: none;
    }
  }
  li:nth-child(3n + 1) > & {
    --a: #ffc61a;
    --b: #ffd452;
  }
  li:nth-child(3n + 2) > & {
    --a: #ff97ba;
    --b: #ffb3cd;
  }
  li:nth-child(3n) > & {
    --a: #2b50ff;
    --b: #4767ff;
  }
`;
