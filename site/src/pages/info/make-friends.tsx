import { BackLink, Section, Stack } from '@tand/ui';
import { PageHeader, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, pagePicture, useBreadcrumbs, useCopy } from '#app';

/** INFO-5 */
export default function MakeFriendsPage() {
  const copy = useCopy('makeFriends');
  const { friends } = useCopy('common')('links');
  const back = copy('back');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        image={pagePicture('makeFriends')}
        breadcrumbs={useBreadcrumbs({ text: friends, href: '/friends' }, copy('meta').title)}
        actions={
          <p>
            <PhaseButton {...copy('cta')} />
          </p>
        }
      />
      <Section>
        <Stack gap={8}>
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          <Stack direction="row" gap={6} align="center">
            <PhaseButton {...copy('cta')} />
            <BackLink href={back.href}>{back.text}</BackLink>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
