import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { defineParts } from '@tand/ui/styles';
import { styled } from 'styled-components';
import { Panel } from '../parts/Panel.styles.ts';

export const part = defineParts('desk-revision', 'who');

export const RevisionBox = styled(Panel)`
  grid-template-columns: auto minmax(0, 1fr);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
  h2 {
    font: 800 1.125rem/1.2 ${font.display};
    font-stretch: ${stretch.snug};
    overflow-wrap: anywhere;
  }
  .${part.who} {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  details > div,
  details section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  details > div {
    padding-block: ${space[2]} ${space[3]};
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.link};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  h3 {
    overflow-wrap: anywhere;
  }
`;

export const RevisionNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  padding-inline: 4px;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.wood};
  color: ${color.ink};
  font: 900 1.0625rem/1 ${font.display};
  font-stretch: 80%;
`;
