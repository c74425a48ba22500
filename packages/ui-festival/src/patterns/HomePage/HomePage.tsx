import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface HomePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `HomeHero`: headline and countdown, the first two sections. */
  opening: ReactNode;
  /** `PartnersSection`. */
  partners: ReactNode;
  /** `DistrictMap`. */
  map: ReactNode;
  /** `NewsSection` with the twelve newest. */
  news: ReactNode;
  /** `CountdownSection` to the ticket release, before it. */
  tickets?: ReactNode;
  /** Film that is fetched on request. */
  trailer: ReactNode;
  /** `CreatorsSection`. */
  creators: ReactNode;
  /** `DistrictWall`. */
  concept: ReactNode;
  /** `BattlepassSection`. */
  battlepass: ReactNode;
  /** Five `InfoCard`s. */
  ways: ReactNode;
  /** `ImageCarousel`. */
  instagram: ReactNode;
  /** `Closing`: sign-up, crew, social links, contact. */
  endings: ReactNode;
}

/** The home page: sixteen sections in a fixed order, each of which a site can load when it is needed. */
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
