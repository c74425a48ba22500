export { TournamentTable, type TournamentRow, type TournamentTableProps } from './TournamentTable.tsx';
