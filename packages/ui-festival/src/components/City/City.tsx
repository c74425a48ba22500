import { useEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { fillText } from '@tand/festival';
import { Picture } from '@tand/ui/components/Picture';
import { isKeyClick } from '@tand/ui/dom';
import { requireProps } from '@tand/ui/styles';
import { skyStyle } from '../../styles/sky.ts';
import { CityAlbum } from './CityAlbum.tsx';
import { CityControls } from './CityControls.tsx';
import { CityFarView, CityPulledOut, type CityFarViewProps } from './CityLayers.tsx';
import { CityPanel } from './CityPanel.tsx';
import { CityPins, CityPlates } from './CityMarkers.tsx';
import { CityStops } from './CityStops.tsx';
import type { CityArea, CityHidden, CityLabels } from './types.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePanZoom } from './usePanZoom.ts';
import { boxStop, cityStop, hiddenIn, nameOf, outOf, type CityWorld } from './world.ts';
import { CityAlbumButton, CityFrame, CityHead, CityRing, CityStage, CityToast, CityView, CityWhole } from './City.styles.ts';

export interface CityProps extends Omit<ComponentPropsWithRef<'section'>, 'hidden'> {
  /** Positions of all districts and places. */
  world: CityWorld;
  /** Pictures named as the layers in `world`, back to front. */
  pictures: CityFarViewProps['pictures'];
  /** Districts with their places. */
  districts: readonly CityArea[];
  /** Stop of the camera: `box`, `city`, or a district's or place's id. @default 'city' */
  stop?: string | undefined;
  /** Called with a new stop; `how` is `replace` if the visitor panned or zoomed there, else `push`. */
  onStop: (stop: string, how: 'push' | 'replace') => void;
  /** Hidden characters; those in no district of `world` are left out. */
  hidden: readonly CityHidden[];
  /** Ids of the found characters. */
  found: readonly string[];
  /** Called with the id of a character that is found for the first time. */
  onFind: (id: string) => void;
  /** Texts of the camera, the album and the districts. */
  labels: CityLabels;
  /** Address of a picture of the sky, for the background at night. */
  sky?: string | undefined;
  /** Heading and text; on wide screens in a corner of the stage. */
  children?: ReactNode;
}

/** The city in the matchbox, from the closed box to districts and places. */
export function City({
  world,
  pictures,
  districts,
  stop = cityStop,
  onStop,
  hidden: allHidden,
  found,
  onFind,
  labels,
  sky,
  children,
  ...rest
}: CityProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('City', { world, pictures, districts, hidden: allHidden, found, labels });
  const isByKey = useRef(false);
  const [toast, setAnnouncement] = useAnnouncement(stop);
  const [isAlbumOpen, setAlbumOpen] = useState(false);
  const area = districts.find(({ id, places }) => id === stop || places.some(place => place.id === stop));
  const place = area?.places.find(({ id }) => id === stop);
  const depth = area ? 'in' : stop === boxStop ? 'box' : 'city';
  const { wide, tall } = world;
  const hidden = hiddenIn(wide, allHidden);

  function find(id: string) {
    const one = hidden.find(candidate => candidate.id === id);
    if (!one) return;
    const { name, hint } = one;
    const isNew = !found.includes(id);
    if (isNew) onFind(id);
    const text = isNew ? fillText(labels.found, { name, count: found.length + 1, all: hidden.length }) : `${name}. ${hint}`;
    setAnnouncement({ stop, find: id, text });
  }
  const { stage, load, panZoom } = usePanZoom(world, stop, {
    onStop(to, how) {
      if (how === 'replace') setAnnouncement({ stop: to, text: nameOf(to, districts) });
      onStop(to, how);
    },
    onFind: find,
    onAim: to => setAnnouncement({ stop, text: to && fillText(labels.aim, { name: nameOf(to, districts) }) }),
  });
  useEffect(() => panZoom.current?.circle(toast?.find), [panZoom, toast]);

  const enter = (to: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isByKey.current = isKeyClick(event.nativeEvent);
    onStop(to, 'push');
  };
  function arrived(title: HTMLHeadingElement | null) {
    if (title && isByKey.current) title.focus({ preventScroll: true });
    isByKey.current = false;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== stage.current || event.ctrlKey || event.metaKey || event.altKey) return;
    isByKey.current = event.key === 'Enter';
    if (panZoom.current ? panZoom.current.key(event.key) : event.key.startsWith('Arrow')) event.preventDefault();
    if (!panZoom.current) void load().then(camera => camera?.key(event.key));
  };
  function hintIn(districtId: string) {
    const left = wide.districts[districtId]!.finds.find(({ id }) => !found.includes(id));
    const one = hidden.find(({ id }) => id === left?.id);
    setAnnouncement({ stop, text: one ? one.hint : labels.allFound });
    if (one) void load().then(camera => camera?.showFind(one.id));
    stage.current?.focus({ preventScroll: true });
  }

  return (
    <CityFrame data-component="City" data-band="yellow" data-depth={depth} style={skyStyle(sky)} {...rest}>
      <CityHead>{children}</CityHead>
      <CityView onPointerMove={() => void load()} onTouchStart={() => void load()} onFocus={() => void load()}>
        <CityStage
          ref={stage}
          style={{ '--w': wide.all.w, '--h': wide.all.h, '--tall-w': tall.all.w, '--tall-h': tall.all.h }}
          role="application"
          aria-roledescription={labels.role}
          aria-label={labels.stage}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={({ nativeEvent }) => void load().then(camera => camera?.press(nativeEvent))}
          onDragStart={event => event.preventDefault()}
        >
          <CityFarView world={world} pictures={pictures} />
          {area && <CityPulledOut key={area.id} world={world} district={area.id} stop={area} />}
          {area && place && <CityPulledOut key={place.id} world={world} district={area.id} stop={place} isPlace />}
          <CityWhole aria-hidden="true">
            {depth === 'city' && <CityPlates world={world} districts={districts} enter={enter} />}
            {area && !place && <CityPins world={world} area={area} enter={enter} />}
            <CityRing data-part="ring" hidden key={toast?.find} />
          </CityWhole>
        </CityStage>
        <CityToast data-band="paper" role="status">
          {toast?.text}
        </CityToast>
        <CityControls
          isBox={depth === 'box'}
          onPull={to => void load().then(camera => camera?.pullBy(to - camera.pull))}
          onZoom={by => void load().then(camera => camera?.zoom(by))}
          onStep={isIn => onStop(isIn ? cityStop : outOf(wide, stop), 'push')}
          labels={labels}
        />
        <CityAlbumButton data-needs-script data-band="paper" type="button" onClick={() => setAlbumOpen(true)}>
          {hidden[0] && <Picture {...hidden[0].picture} alt="" />}
          {labels.album} <b>{`${found.length}/${hidden.length}`}</b>
        </CityAlbumButton>
      </CityView>
      {area && (
        <CityPanel
          key={stop}
          titleRef={arrived}
          area={area}
          place={place}
          left={wide.districts[area.id]!.finds.filter(({ id }) => !found.includes(id)).length}
          enter={enter}
          onHint={() => hintIn(area.id)}
          labels={labels}
        />
      )}
      <CityStops districts={districts} stop={stop} here={area?.id} enter={enter} labels={labels} />
      <CityAlbum open={isAlbumOpen} onClose={() => setAlbumOpen(false)} hidden={hidden} found={found} labels={labels} />
    </CityFrame>
  );
}
