import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface HomePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `HomeHero`: event statement and countdown to doors, the first two sections. */
  opening: ReactNode;
  /** `PartnersSection`. */
  partners: ReactNode;
  /** The map with the districts as links. */
  map: ReactNode;
  /** `NewsSection`: the twelve newest. */
  news: ReactNode;
  /** `CountdownSection` to the ticket release; nothing after it. */
  tickets?: ReactNode;
  /** A film that is fetched when asked for. */
  trailer: ReactNode;
  /** `CreatorsSection`. */
  creators: ReactNode;
  /** The idea of the festival: `DistrictWall`. */
  concept: ReactNode;
  /** `BattlepassSection`. */
  battlepass: ReactNode;
  /** Five ways in, as `InfoCard`s. */
  ways: ReactNode;
  /** `ImageCarousel`. */
  instagram: ReactNode;
  /** `Closing`: sign-up, crew, social links, contact. */
  endings: ReactNode;
}

/** The home page: sixteen sections in a fixed order. Each is a pattern of its own, so a site can fetch it when it is needed. */
export function HomePage({
  opening,
  partners,
  map,
  news,
  tickets,
  trailer,
  creators,
  concept,
  battlepass,
  ways,
  instagram,
  endings,
  ...rest
}: HomePageProps) {
  return (
    <div {...rest} data-component="HomePage">
      {opening}
      {partners}
      {map}
      {news}
      {tickets}
      {trailer}
      {creators}
      {concept}
      {battlepass}
      {ways}
      {instagram}
      {endings}
    </div>
  );
}
