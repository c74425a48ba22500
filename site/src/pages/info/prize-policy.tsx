import { BackLink } from '@tand/ui';
import { TextBand } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

/** INFO-10 */
export default function PrizePolicyPage() {
  const copy = useCopy('prizePolicy');
  const back = copy('back');
  return (
    <>
      <PageTop />
      <TextBand texts={copy('sections')}>
        <p>
          <BackLink href={back.href}>{back.text}</BackLink>
        </p>
      </TextBand>
    </>
  );
}
