// No module here imports React: the exports work on served HTML.
export { attachCardTurn } from '../components/BattlepassCard/attachCardTurn.ts';
export { attachDistrictMap } from '../components/DistrictMap/attachDistrictMap.ts';
export { attachPicksBlocked } from '../programme/attachPicksBlocked.ts';
export { createPickStore } from '../programme/pickStore.ts';
