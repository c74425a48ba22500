import { edition } from '@edition/edition.ts';
import { useCopy } from '../../app/useCopy.ts';
import { knownGaps } from '../../knownGaps.ts';
import { GuidePage } from '../../templates/GuidePage.tsx';

/** Lists the known gaps that the checks allow (INFO-18). */
export default function AccessibilityPage() {
  const texts = useCopy('accessibility')('gaps');
  return <GuidePage bullets={{ gaps: knownGaps.filter(({ isOpen }) => isOpen(edition.links)).map(({ id }) => texts[id]) }} />;
}
