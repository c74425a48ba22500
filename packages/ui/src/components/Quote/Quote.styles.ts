import { styled } from 'styled-components';
import { color, font, media, space, stretch, text } from '../../tokens/index.ts';

export const QuoteFrame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-quote-gap, ${space[4]});
  padding-inline-start: ${space[5]};
  border-inline-start: 10px solid var(--ui-quote-accent, ${color.matchHead});
  blockquote {
    max-width: 26em;
    color: var(--ui-quote-color, ${color.heading});
    font: 800 ${text.heading.size} / 1.2 var(--ui-quote-font, ${font.display});
    font-stretch: ${stretch.snug};
    text-wrap: balance;
  }
  &[data-large] {
    gap: var(--ui-quote-gap, ${space[5]});
    blockquote {
      max-width: 24em;
      font-size: ${text.title.size};
      line-height: 1.12;
    }
    @media ${media.desktop} {
      border-inline-start-width: 20px;
      padding-inline-start: ${space[6]};
    }
  }
  blockquote p + p {
    margin-block-start: 0.6em;
  }
  figcaption {
    font-weight: 700;
  }
  figcaption span {
    display: block;
    color: ${color.muted};
    font-weight: 400;
  }
`;
