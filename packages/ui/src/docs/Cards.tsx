import type { CSSProperties, ReactNode } from 'react';
import { Plate, PlateArt, Plates, PlateText } from './docs.styles.ts';

export interface Card {
  art: ReactNode;
  name?: string;
  code?: string | undefined;
  text?: ReactNode;
  style?: CSSProperties | undefined;
}

export function Cards({ cards, width = '13rem', height = '8rem' }: { cards: readonly Card[]; width?: string; height?: string }) {
  return (
    <Plates className="sb-unstyled" style={{ '--plate': width, '--art-height': height }}>
      {cards.map(({ art, name, code, text, style }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list of a documentation page never changes
        <Plate key={index}>
          <PlateArt style={style}>{art}</PlateArt>
          <PlateText>
            {name && <b>{name}</b>}
            {code && <code>{code}</code>}
            {text && <span>{text}</span>}
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}
