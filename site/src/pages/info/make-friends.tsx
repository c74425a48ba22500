import { LinkArrow, Stack } from '@tand/ui';
import { TextBand } from '@tand/ui-festival';
import { PageTop, PhaseButton, useCopy } from '#app';

/** INFO-5 */
export default function MakeFriendsPage() {
  const copy = useCopy('makeFriends');
  const back = copy('back');
  return (
    <>
      <PageTop cta={copy('cta')} />
      <TextBand texts={copy('sections')}>
        <Stack direction="row" gap={6} align="center">
          <PhaseButton {...copy('cta')} />
          <LinkArrow direction="back" href={back.href}>
            {back.text}
          </LinkArrow>
        </Stack>
      </TextBand>
    </>
  );
}
