/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Draws what is near the window alone: the items out of sight are not in the page.
import { reactMount } from '../../react.jsx';
import { useMemo } from 'react';
import { Epg, Layout, useEpg } from 'planby';
function C({ items, locations, date, filter }) {
  const channels = useMemo(() => locations.map(({ id }) => ({ uuid: id, logo: '' })), [locations]);
  const epg = useMemo(
    () =>
      items
        .filter(x => filter == null || x.category === filter)
        .map(x => ({
          id: x.id,
          channelUuid: x.locationId,
          title: x.title,
          description: '',
          image: '',
          since: `${date}T${x.start}:00`,
          till: `${date}T${x.end}:00`,
        })),
    [items, date, filter],
  );
  const { getEpgProps, getLayoutProps } = useEpg({
    channels,
    epg,
    startDate: `${date}T08:00:00`,
    endDate: `${date}T24:00:00`,
    dayWidth: 3840,
  });
  return (
    <div style={{ height: 800 }}>
      <Epg {...getEpgProps()}>
        <Layout {...getLayoutProps()} />
      </Epg>
    </div>
  );
}
export function mount(el, input) {
  const r = reactMount(C, el, { ...input, filter: null });
  return { setFilter: filter => r.set({ filter }) };
}
