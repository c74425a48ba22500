import { Picture, type PictureProps, type PictureSource } from '../Picture/index.ts';
import type { HeroLayers } from './layers.ts';
import { HeroBlade, HeroDrawer, HeroLife, HeroMouth, HeroRotor, HeroSleeve } from './HeroBox.styles.ts';

type Layer = PictureSource & Pick<PictureProps, 'mobile'>;

/** Layers of one size: sleeve behind, drawer in front, animated parts on top. */
export interface HeroBoxProps {
  drawer: Layer;
  sleeve: Layer;
  lives: Record<'helicopter' | 'blade' | 'balloon' | 'flame', PictureSource>;
  layers: HeroLayers;
  alt: string;
}

export function HeroBox({ drawer, sleeve, lives, layers, alt }: HeroBoxProps) {
  return (
    <>
      <HeroSleeve>
        <Picture {...sleeve} alt="" isPriority />
      </HeroSleeve>
      <HeroMouth data-part="mouth" $layers={layers}>
        <HeroDrawer data-part="drawer">
          <Picture {...drawer} alt={alt} isPriority data-part="city" />
          <HeroLife data-part="life" $layers={layers} $name="balloon">
            <Picture {...lives.balloon} alt="" />
          </HeroLife>
          <HeroLife data-part="life" $layers={layers} $name="flame">
            <Picture {...lives.flame} alt="" />
          </HeroLife>
          <HeroLife data-part="life" $layers={layers} $name="helicopter">
            <Picture {...lives.helicopter} alt="" />
            <HeroRotor $layers={layers}>
              <HeroBlade data-part="life">
                <Picture {...lives.blade} alt="" />
              </HeroBlade>
            </HeroRotor>
          </HeroLife>
        </HeroDrawer>
      </HeroMouth>
    </>
  );
}
