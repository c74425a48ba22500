import { edition } from '@edition/edition.ts';
import { useCopy } from '../../app/useCopy.ts';
import { knownGaps } from '../../knownGaps.ts';
import { GuidePage } from '../../templates/GuidePage.tsx';

/** The accessibility statement (INFO-18). What falls short is the list that the checks go by. */
export default function AccessibilityPage() {
  const texts = useCopy('accessibility')('gaps');
  return <GuidePage bullets={{ gaps: knownGaps.filter(({ isOpen }) => isOpen(edition.links)).map(({ id }) => texts[id]) }} />;
}
