import { TextColumns as Pattern } from '@tand/ui-festival';
import { textsOf, type CopyText } from './copyParts.tsx';

export function TextColumns({ sections }: { sections: readonly CopyText[] }) {
  return <Pattern texts={textsOf(sections)} />;
}
