import { CallToAction, Section, Text } from '@tand/ui';
import { PageHeader, RichText, TextColumns } from '@tand/ui-festival';
import { Head, PhaseButton, emblemPicture, scenePicture, useBreadcrumbs, useCopy } from '#app';

/** TICKET-5 */
export default function GroupsPage() {
  const tickets = useCopy('common')('links').tickets;
  const copy = useCopy('ticketsGroups');
  const { headline, text, button, href } = copy('cta');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: tickets, href: '/tickets' }, copy('meta').title)}
        band="teal"
        image={{ ...scenePicture('scenes/groups'), alt: copy('imageAlt') }}
        actions={
          <p>
            <PhaseButton text={button} href={href} />
          </p>
        }
      />
      <Section>
        <TextColumns texts={copy('sections')} />
      </Section>
      <CallToAction title={headline} titleId="form" image={emblemPicture('crowd')} actions={<PhaseButton text={button} href={href} />}>
        <Text size="lead">{text}</Text>
        <Text>
          <RichText>{copy('shop')}</RichText>
        </Text>
      </CallToAction>
    </>
  );
}
