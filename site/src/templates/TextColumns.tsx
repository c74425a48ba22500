import { TextColumns as Pattern } from '@tand/ui-festival';
import { textsOf, type CopyText } from './copyParts.tsx';

/** Short texts of the copy in two columns where there is room, the first half before the second. */
export function TextColumns({ sections }: { sections: readonly CopyText[] }) {
  return <Pattern texts={textsOf(sections)} />;
}
