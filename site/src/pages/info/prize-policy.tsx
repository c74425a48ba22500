import { BackLink, TextBand } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

/** INFO-10 */
export default function PrizePolicyPage() {
  const copy = useCopy('prizePolicy');
  return (
    <>
      <PageTop />
      <TextBand texts={copy('sections')}>
        <p>
          <BackLink {...copy('back')} />
        </p>
      </TextBand>
    </>
  );
}
