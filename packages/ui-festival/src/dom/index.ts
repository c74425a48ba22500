// These work on served HTML, without React.
export { attachCardTurn } from '../components/BattlepassCard/attachCardTurn.ts';
export { attachDistrictMap } from '../components/DistrictMap/attachDistrictMap.ts';
export { attachPicksBlocked } from '../programme/attachPicksBlocked.ts';
export { createPickStore } from '../programme/pickStore.ts';
