import { styled } from 'styled-components';
import { strikerGround } from '../../styles/mixins.ts';
import { border, color, font, media, size, space, stretch, text } from '../../tokens/index.ts';

export const FooterFrame = styled.footer`
  border-block-start: var(--ui-footer-border, ${border.base});
  background: var(--ui-footer-background, ${color.paper});
  color: var(--ui-footer-color, ${color.ink});
  &::before {
    content: '';
    display: block;
    height: 34px;
    border-block-end: var(--ui-footer-border, ${border.base});
    ${strikerGround}
  }
  @media print {
    break-inside: avoid;
  }
`;

export const FooterColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-footer-gap, ${space[6]});
  padding-block: ${space[8]};
  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: 1.6fr;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding-block-end: 64px;
  }
`;

export const FooterLogo = styled.div`
  --wordmark-width: min(430px, 100%);
  @media ${media.desktop} {
    grid-column: 1 / -1;
  }
  @media ${media.wide} {
    grid-column: auto;
  }
`;

export const FooterGroup = styled.div`
  li > a {
    display: inline-block;
    padding-block: 5px;
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li > a:hover {
    text-decoration: underline;
  }
  li > a[aria-current] {
    color: ${color.current};
    text-decoration: underline;
    text-underline-offset: 5px;
  }
  @media ${media.mobile} {
    ul {
      columns: 9rem 2;
      column-gap: ${space[4]};
    }
    li {
      break-inside: avoid;
    }
    li > a {
      padding-block: 9px;
    }
  }
`;

export const FooterTitle = styled.p`
  margin-block-end: 10px;
  font: 800 ${text.subheading.size} / ${text.subheading.line} var(--ui-footer-font, ${font.display});
  font-stretch: ${stretch.snug};
`;

export const FooterLast = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding-block: ${space[5]} ${space[6]};
  border-block-start: 2px solid;
`;

export const FooterEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  font-weight: 600;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.touch};
  }
`;
