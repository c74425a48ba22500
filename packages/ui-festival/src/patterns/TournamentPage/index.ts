export { TournamentPage, type TournamentPageProps } from './TournamentPage.tsx';
