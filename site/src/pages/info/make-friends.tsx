import { BackLink, Section, Stack } from '@tand/ui';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** INFO-5 */
export default function MakeFriendsPage() {
  const copy = useCopy('makeFriends');
  const { friends } = useCopy('common')('links');
  const back = copy('back');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="friends/makefriends"
      preview="makeFriends"
      image={pagePicture('makeFriends')}
      parent={{ text: friends, href: '/friends' }}
      actions={
        <p>
          <CopyButton {...copy('cta')} />
        </p>
      }
    >
      <Section>
        <Stack gap={8}>
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          <Stack direction="row" gap={6} align="center">
            <CopyButton {...copy('cta')} />
            <BackLink href={back.href}>{back.text}</BackLink>
          </Stack>
        </Stack>
      </Section>
    </TextPage>
  );
}
