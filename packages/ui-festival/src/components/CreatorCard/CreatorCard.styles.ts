import { styled } from 'styled-components';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { coverLink } from '@tand/ui/styles';
import { color, media, space } from '@tand/ui/tokens';
import { Picture } from '@tand/ui/components/Picture';

export const CreatorCardFrame = styled.div`
  position: relative;
  min-width: 0;
  line-height: 1.15;
  scroll-margin-top: 120px;
  &[data-focused] {
    outline: 3px solid ${color.focus};
    outline-offset: 6px;
  }
  @media ${media.mobile} {
    font-size: 0.9375rem;
  }
`;
export const CreatorCardPortrait = styled(Picture)`
  margin-block-end: 10px;
  aspect-ratio: 1;
  background: ${color.yellow};
  & img {
    height: 100%;
    object-fit: cover;
  }
`;
export const CreatorCardNick = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;
export const CreatorCardLink = styled(Link)`
  ${coverLink}
`;
export const CreatorCardLine = styled.p`
  margin-block-start: 2px;
  color: ${color.muted};
  font-size: 1rem;
`;
export const CreatorCardActions = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: ${space[2]};
`;
