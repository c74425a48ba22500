export * from './components/BattlepassCard/index.ts';
export * from './components/City/index.ts';
export * from './components/CreatorCard/index.ts';
export * from './components/DistrictMap/index.ts';
export * from './components/LabelPress/index.ts';
export * from './components/LookupForm/index.ts';
export * from './components/PartnerTile/index.ts';
export * from './components/PhaseNotice/index.ts';
export * from './components/PinnedMap/index.ts';
export * from './components/PrizeTable/index.ts';
export * from './components/TextSection/index.ts';
export * from './components/TicketCard/index.ts';
export * from './components/TicketStub/index.ts';
export * from './components/TournamentTable/index.ts';
export * from './components/TravelLine/index.ts';
export * from './programme/NotificationPanel/index.ts';
export * from './programme/OwnDay/index.ts';
export * from './programme/ProgrammeChanges/index.ts';
export * from './programme/ProgrammeFilters/index.ts';
export * from './programme/ProgrammeTools/index.ts';
export * from './programme/SharedPicks/index.ts';
export {
  accessWords,
  itemFacts,
  itemPlaces,
  type AccessTexts,
  type ItemFactsLabels,
  type ItemFactsOptions,
  type ItemPlacesOptions,
} from './programme/itemFacts.tsx';
export { createPickStore, noPicks, type Picks, type PickStore } from './programme/pickStore.ts';
export { createSeenStore, type SeenStore } from './programme/seenStore.ts';
export { scheduleLabels, type ScheduleNames, type ScheduleTexts } from './programme/scheduleLabels.ts';
export { useChanges, type ChangesOptions } from './programme/useChanges.ts';
export { usePicks } from './programme/usePicks.ts';
export { useProgramme, type ProgrammeLabels, type ProgrammeOptions } from './programme/useProgramme.tsx';
export { useProgrammeQuery, type ProgrammeQueryOptions } from './programme/useProgrammeQuery.ts';
export { useProgrammeView, type ProgrammeViewLabels, type ProgrammeViewOptions } from './programme/useProgrammeView.ts';
export * from './sections/Article/index.ts';
export * from './sections/BattlepassSection/index.ts';
export * from './sections/Closing/index.ts';
export * from './sections/ComparisonSection/index.ts';
export * from './sections/CountdownSection/index.ts';
export * from './sections/CreatorsSection/index.ts';
export * from './sections/DistrictWall/index.ts';
export * from './sections/HomeHero/index.ts';
export * from './sections/NewsSection/index.ts';
export * from './sections/NextSection/index.ts';
export * from './sections/NotFound/index.ts';
export * from './sections/PageHeader/index.ts';
export * from './sections/PartnersSection/index.ts';
export * from './sections/Programme/index.ts';
export * from './sections/ScheduleItemDetails/index.ts';
export * from './sections/ScheduleItemHeader/index.ts';
export * from './sections/SeatPlan/index.ts';
export * from './sections/TextBand/index.ts';
export * from './sections/TicketsSection/index.ts';
export * from './sections/TitledSection/index.ts';
