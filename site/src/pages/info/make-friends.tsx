import { Stack } from '@tand/ui';
import { BackLink, TextBand } from '@tand/ui-festival';
import { PageTop, PhaseButton, useCopy } from '#app';

/** INFO-5 */
export default function MakeFriendsPage() {
  const copy = useCopy('makeFriends');
  return (
    <>
      <PageTop cta={copy('cta')} />
      <TextBand texts={copy('sections')}>
        <Stack direction="row" gap={6} align="center">
          <PhaseButton {...copy('cta')} />
          <BackLink {...copy('back')} />
        </Stack>
      </TextBand>
    </>
  );
}
