import { styled } from 'styled-components';
import { squareButton, strikerGround } from '../../styles/mixins.ts';
import { border, capitals, color, font, media, size, space, text } from '../../tokens/index.ts';
import { CountdownFrame, part as countdownPart } from '../Countdown/Countdown.styles.ts';
import { LinkArrowFrame } from '../LinkArrow/LinkArrow.styles.ts';
import { PictureFrame } from '../Picture/Picture.styles.ts';

const inset = `max(${space.gutter}, calc(50% - ${size.container} / 2))`;

export const HeroFrame = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  --hero-background: var(--ui-hero-background, ${color.hero});
  --hero-ray: ${color.heroRay};
  background: var(--hero-background);
  color: var(--ui-hero-color, ${color.onHero});
  &:not([data-band='yellow']) {
    --hero-background: var(--ui-hero-background, ${color.paper});
    --hero-ray: color-mix(in srgb, ${color.paper}, ${color.card} 50%);
    color: var(--ui-hero-color, ${color.ink});
  }
  @media ${media.desktop} {
    /* The minimum is in rem, because larger text needs more space above the box. */
    min-height: max(51.5rem, clamp(824px, 47vw, 1240px));
    padding-block-end: 182px;
  }
  @media ${media.mobile} {
    min-height: 780px;
  }
`;
export const HeroRays = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  background: repeating-conic-gradient(from 4deg at 62% 46%, var(--hero-ray) 0 7.5deg, transparent 0 15deg);
  @media ${media.mobile} {
    background: repeating-conic-gradient(from 4deg at 50% 66%, var(--hero-ray) 0 7.5deg, transparent 0 15deg);
  }
`;
export const HeroBackground = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  & ${PictureFrame},
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
export const HeroTitle = styled.h1`
  position: relative;
  z-index: 2;
  padding: 38px ${inset} 0;
  font: 900 ${text.hero.size} / ${text.hero.line} var(--ui-hero-font, ${font.display});
  text-transform: ${capitals.display};
  letter-spacing: -0.01em;
  /* Dots and rings of letters must not touch the line above. */
  &[data-marked] {
    line-height: calc(${text.hero.line} + 0.14);
  }
  font-size: min(${text.hero.size}, min(100vw - 2 * ${space.gutter} - 16px, ${size.container}) / var(--ems, 1));
  & > span {
    display: block;
    font-stretch: 150%;
  }
  & > [data-width='middle'] {
    font-stretch: 138%;
  }
  & > [data-width='longest'] {
    font-stretch: 118%;
  }
  @media ${media.mobile} {
    order: -1;
    padding-block-start: 20px;
    font-size: min(${text.hero.size}, (100vw - 2 * ${space.gutter}) / var(--ems, 1) / 0.78);
    & > span {
      font-stretch: 132%;
    }
    & > [data-width='middle'] {
      font-stretch: 108%;
    }
    & > [data-width='longest'] {
      font-stretch: 88%;
    }
  }
`;
export const HeroInfo = styled.div`
  position: relative;
  z-index: 2;
  margin-block-start: 49px;
  margin-inline-start: calc(${inset} + 2px);
  max-width: 25rem;
  @media ${media.mobile} {
    margin: 4px ${space.gutter} auto;
    max-width: none;
  }
`;
export const HeroDate = styled.p`
  margin-block-end: 14px;
  font: 400 2.375rem/1 var(--ui-hero-date-font, ${font.pixel});
  @media ${media.mobile} {
    margin-block-end: 8px;
    /* In the wider fallback font, a second line would shift the page. */
    font-size: min(1.9375rem, 9.1vw);
  }
`;
export const HeroText = styled.div`
  max-width: 22rem;
  margin-block-end: 22px;
  font-size: 1.25rem;
  line-height: 1.35;
  @media ${media.mobile} {
    max-width: 32em;
    margin-block-end: 16px;
    font-size: 1.0625rem;
  }
`;
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} var(--ui-hero-gap, 22px);
  @media ${media.desktop} and (min-width: 62.5em) {
    max-width: 18.5rem;
    & > * {
      flex: none;
    }
  }
  [data-background='picture'] & > ${LinkArrowFrame} {
    padding: ${space[1]} ${space[2]};
    background: ${color.hero};
  }
`;
export const HeroArt = styled.div`
  pointer-events: none;
  &[data-pull] {
    pointer-events: auto;
    touch-action: pan-y;
    user-select: none;
    cursor: grab;
    /* Otherwise the browser drags the picture itself. */
    & * {
      pointer-events: none;
    }
  }
  &[data-held] {
    cursor: grabbing;
  }
  @media ${media.desktop} {
    position: absolute;
    z-index: 1;
    bottom: clamp(60px, 4.2vw, 110px);
    left: max(calc(50% - 388px), 332px, calc(${inset} + 18.25rem));
    width: clamp(1190px, 68vw, 1760px);
  }
  @media ${media.desktop} and (max-width: 74.99em) {
    z-index: auto;
    bottom: 136px;
    left: max(300px, calc(${space.gutter} + 16.5rem));
    width: calc(100% - 244px);
  }
  @media ${media.desktop} and (max-width: 62.49em) {
    position: relative;
    inset: auto;
    width: 100%;
    margin-block: -24px -42px;
  }
  @media ${media.mobile} {
    width: min(100%, 460px);
    position: relative;
    margin-block: -34px -14px;
    margin-inline-start: auto;
  }
`;
export const HeroPause = styled.button`
  display: none;
  position: absolute;
  z-index: 3;
  inset-inline-end: ${inset};
  inset-block-end: calc(142px + ${space[4]});
  ${squareButton}
  background: ${color.paper};
  color: ${color.ink};
  & > span {
    display: block;
  }
  svg {
    margin: auto;
  }
  @media ${media.mobile} {
    inset-block-end: calc(98px + ${space[3]});
  }
  @media (prefers-reduced-motion: no-preference) {
    :root[data-lively] & {
      display: block;
    }
  }
`;
export const HeroStrip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  border-block-start: var(--ui-hero-border, ${border.base});
  color: ${color.ink};
  ${strikerGround}
  @media ${media.desktop} {
    position: absolute;
    inset: auto 0 0;
    min-height: 142px;
    padding: 10px ${inset};
    justify-content: flex-end;
    & > * {
      position: relative;
      z-index: 2;
    }
    & > ${CountdownFrame}[data-state='counting'] {
      margin-right: auto;
    }
  }
  @media ${media.desktop} and (max-width: 74.99em) {
    z-index: 1;
  }
  @media ${media.mobile} {
    position: relative;
    z-index: 1;
    min-height: 98px;
    padding: 4px ${space.gutter};
    justify-content: center;
    /* HomeHero sets data-live if it lists running items of the programme. */
    [data-live] > & {
      order: -1;
      margin-block: ${space[4]};
      border-block-end: var(--ui-hero-border, ${border.base});
    }
    & .${countdownPart.units} {
      justify-content: space-between;
    }
    & > ${CountdownFrame}[data-state='counting'] {
      flex: 1;
    }
  }
`;
