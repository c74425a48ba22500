import { border, color, radius, shadow, space } from '@tand/ui';
import { styled } from 'styled-components';

export const ReviewFrame = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space.gutter} max(${space[2]}, env(safe-area-inset-bottom));
  border-block-start: ${border.base};
  background: radial-gradient(${color.strikerDot} 1px, transparent 1.5px) 0 0 / 7px 7px ${color.striker};
  color: ${color.onStriker};
  font-size: 0.875rem;
`;

export const ReviewContent = styled.div`
  display: contents;
`;

export const ReviewForm = styled.form`
  display: contents;
  select,
  input {
    flex: 1 1 9rem;
    min-width: 0;
    max-width: 18rem;
    min-height: 44px;
    padding: 6px ${space[2]};
    border: ${border.base};
    border-radius: ${radius.base};
    background: ${color.field};
    color: ${color.onField};
    font-size: 1rem;
  }
`;

export const ReviewFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: auto;
  div {
    display: flex;
    gap: 0.4em;
    padding: 2px ${space[2]};
    border: ${border.base};
    border-radius: ${radius.base};
    box-shadow: ${shadow.half};
    background: ${color.card};
    color: ${color.ink};
  }
  dd {
    font-weight: 700;
  }
`;
