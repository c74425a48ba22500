import { LinkArrow } from '@tand/ui';
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
          <LinkArrow direction="back" href={back.href}>
            {back.text}
          </LinkArrow>
        </p>
      </TextBand>
    </>
  );
}
