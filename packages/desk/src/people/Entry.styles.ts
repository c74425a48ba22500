import { border, color, font, media, shadow, space, stretch } from '@tand/ui/tokens';
import { labelRays, strikerStrip } from '@tand/ui/styles';
import { styled } from 'styled-components';

export const EntryFrame = styled.main`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 100dvh;
  background: ${color.paper};
  @media ${media.desktop} {
    grid-template-rows: auto;
    place-content: center;
    padding: ${space[6]};
  }
`;

export const Lid = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[5]};
  min-height: 17rem;
  padding: ${space[7]} ${space[4]};
  background: ${color.hero};
  color: ${color.onHero};
  text-align: center;
  isolation: isolate;
  overflow: clip;
  --wordmark-width: min(240px, 62vw);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    ${labelRays}
  }
  &::after {
    position: absolute;
    inset: auto 0 0;
    ${strikerStrip('22px')}
  }
  p {
    font: 900 1.5rem/1 ${font.display};
    font-stretch: ${stretch.wide};
    text-transform: uppercase;
  }
  @media ${media.desktop} {
    width: 30rem;
    border: ${border.base};
    border-block-end: 0;
    border-radius: 4px 4px 0 0;
  }
`;

export const Strike = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
  background: ${color.card};
  h1 {
    font: 900 1.5rem/1.1 ${font.display};
    font-stretch: ${stretch.snug};
    overflow-wrap: anywhere;
  }
  @media ${media.desktop} {
    width: 30rem;
    padding: ${space[5]};
    border: ${border.base};
    border-block-start: 0;
    border-radius: 0 0 4px 4px;
    box-shadow: ${shadow.box};
  }
`;

export const Languages = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space[3]};
`;
