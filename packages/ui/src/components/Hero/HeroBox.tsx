import { Picture, type PictureProps, type PictureSource } from '../Picture/index.ts';
import { insetOf, mouthClip, type HeroLayers } from './layers.ts';
import { HeroBlade, HeroDrawer, HeroLife, HeroMouth, HeroRotor, HeroSleeve } from './HeroBox.styles.ts';

type Layer = PictureSource & Pick<PictureProps, 'mobile'>;

/** Sleeve and drawer must have the same size. */
export interface HeroBoxProps {
  drawer: Layer;
  sleeve: Layer;
  lives: Record<'helicopter' | 'blade' | 'balloon' | 'flame', PictureSource>;
  layers: HeroLayers;
  alt: string;
}

const mouthStyle = ({ wide, mobile }: HeroLayers) => ({
  '--wide-slide': `${wide.slide.x}%, ${wide.slide.y}%`,
  '--wide-mouth': mouthClip(wide.mouth),
  '--mobile-slide': `${mobile.slide.x}%, ${mobile.slide.y}%`,
  '--mobile-mouth': mouthClip(mobile.mouth),
});

const lifeStyle = (layers: HeroLayers, life: keyof HeroLayers['wide']['lives']) =>
  Object.fromEntries(
    (['wide', 'mobile'] as const).flatMap(version => {
      const place = layers[version].lives[life];
      return [
        [`--${version}-display`, place ? 'block' : 'none'],
        [`--${version}-inset`, place && insetOf(place)],
        [`--${version}-width`, place && `${place.width}%`],
      ];
    }),
  );

export function HeroBox({ drawer, sleeve, lives, layers, alt }: HeroBoxProps) {
  return (
    <>
      <HeroSleeve>
        <Picture {...sleeve} alt="" isPriority />
      </HeroSleeve>
      <HeroMouth data-part="mouth" style={mouthStyle(layers)}>
        <HeroDrawer data-part="drawer">
          <Picture {...drawer} alt={alt} isPriority data-part="city" />
          <HeroLife data-part="life" data-life="balloon" style={lifeStyle(layers, 'balloon')}>
            <Picture {...lives.balloon} alt="" />
          </HeroLife>
          <HeroLife data-part="life" data-life="flame" style={lifeStyle(layers, 'flame')}>
            <Picture {...lives.flame} alt="" />
          </HeroLife>
          <HeroLife data-part="life" data-life="helicopter" style={lifeStyle(layers, 'helicopter')}>
            <Picture {...lives.helicopter} alt="" />
            <HeroRotor style={{ '--inset': insetOf(layers.rotor), '--width': `${layers.rotor.width}%`, '--squash': layers.rotor.squash }}>
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
