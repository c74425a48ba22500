/** Islands and behaviours import single files, as this index would enlarge their scripts. */
export { type LoadContext, type Loaded, noNotices } from '@tand/runtime/data';
export { contentLang, href, type Lang, useCarouselLabels, shownText, useCountdownLabels, useLang } from '@tand/runtime/i18n';
export { useEntry, usePage, usePageHandle } from '@tand/runtime/render';
export { activityCard, districtLinks, districtTiles, partnerTiles } from './cards.ts';
export { dayNames, longDate, shortDate } from './format.ts';
export { Head } from './Head.tsx';
export { newsCard } from './newsCard.ts';
export { PhaseAction, PhaseButton, useFestivalTime, usePhaseLink, usePhaseLinks } from './phases.tsx';
export {
  avatarPicture,
  blockPicture,
  cardPicture,
  coverPicture,
  duskSky,
  emblemPicture,
  labelPicture,
  pagePicture,
  scenePicture,
} from './pictures.ts';
export { useBattlepass } from './useBattlepass.tsx';
export { useCopy, useEntryCopy } from './useCopy.ts';
export { useOnHere } from './useOnHere.ts';
export { CardGrid } from './CardGrid.tsx';
export { Film } from './Film.tsx';
export { PageTop } from './PageTop.tsx';
export { PhaseCallToAction } from './PhaseCallToAction.tsx';
export { Profiles } from './Profiles.tsx';
export { Questions, type Question } from './Questions.tsx';
export { SiteProfiles } from './SiteFooter.tsx';
