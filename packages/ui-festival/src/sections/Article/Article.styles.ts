import { styled } from 'styled-components';
import { defineParts } from '@tand/ui/styles';
import { media, space } from '@tand/ui/tokens';

/** Classes for hosts that show the article in a narrow frame. */
export const articleParts = defineParts('article-page', 'opening', 'title');

export const ArticleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 42rem) minmax(0, 1fr);
    gap: ${space[9]};
  }
`;
