import { styled } from 'styled-components';
import { color, space } from '../../tokens/index.ts';

export const BreadcrumbsFrame = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  li {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
  li + li::before {
    content: '';
    width: 14px;
    height: 4px;
    margin-inline: var(--ui-breadcrumbs-gap, ${space[3]});
    background: linear-gradient(90deg, ${color.matchStick} 0 calc(100% - 5px), ${color.matchHead} 0);
  }
  [aria-current] {
    color: var(--ui-breadcrumbs-color, ${color.muted});
  }
`;
