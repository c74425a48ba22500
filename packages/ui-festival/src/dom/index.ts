// The exports work on served HTML, before hydration or without React: no module here imports React.
export { attachCardTurn } from '../components/BattlepassCard/attachCardTurn.ts';
export { attachDistrictMap } from '../components/DistrictMap/attachDistrictMap.ts';
export { attachPicksBlocked } from '../programme/attachPicksBlocked.ts';
export { createPickStore } from '../programme/pickStore.ts';
