import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { positionIn } from './positions.ts';
import type { CityPlace } from './types.ts';
import type { CityWorld } from './world.ts';
import { CityGroup, CityLayer, CityPulled, CityTall, CityTint, CityWhole, CityWide } from './City.styles.ts';

export interface CityLayerPicture {
  name: string;
  picture: PictureSource;
}

export interface CityFarViewProps {
  world: CityWorld;
  pictures: { wide: readonly CityLayerPicture[]; tall: readonly CityLayerPicture[] };
}

/** Pictures are lazy, so browsers fetch none of the group that CSS hides. */
export function CityFarView({ world: { wide, tall }, pictures }: CityFarViewProps) {
  const [sleeve, ...inside] = pictures.wide;
  const inBox = ({ name, picture }: CityLayerPicture) => (
    <CityLayer key={name} style={positionIn(wide, wide.layers[name]!)}>
      <Picture {...picture} alt="" />
    </CityLayer>
  );
  return (
    <CityGroup data-group="base" data-front="" aria-hidden="true">
      <CityWide>
        {sleeve && inBox(sleeve)}
        <CityWhole>
          <CityWhole data-part="drawer">{inside.map(inBox)}</CityWhole>
        </CityWhole>
      </CityWide>
      <CityTall>
        {pictures.tall.map(({ name, picture }, i) => (
          <CityLayer key={name} style={positionIn(tall, tall.layers[name]!)} data-part={i > 0 ? 'step' : undefined}>
            <Picture {...picture} alt="" />
          </CityLayer>
        ))}
      </CityTall>
    </CityGroup>
  );
}

export interface CityPulledOutProps {
  world: CityWorld;
  district: string;
  stop: CityPlace;
  isPlace?: boolean;
}

export function CityPulledOut({ world, district, stop: { id, background, picture }, isPlace = false }: CityPulledOutProps) {
  const boxIn = (name: 'wide' | 'tall', prefix?: string) => {
    const shape = world[name];
    const lot = shape.districts[district]!;
    return positionIn(shape, isPlace ? lot.places[id]!.layer : lot.layer, prefix);
  };
  return (
    <>
      <CityTint data-band={background} />
      <CityGroup data-group={isPlace ? 'place' : 'scene'} data-stop={id} aria-hidden="true">
        <CityPulled
          style={{ ...boxIn('wide'), ...boxIn('tall', '--tall-') }}
          onLoadCapture={({ currentTarget }) => (currentTarget.dataset['there'] = '')}
        >
          <Picture {...picture} alt="" />
        </CityPulled>
      </CityGroup>
    </>
  );
}
