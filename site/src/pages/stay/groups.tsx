import { CallToAction, Section, Text } from '@tand/ui';
import { emblemPicture } from '../../app/pictures.ts';
import { Rich } from '../../app/Rich.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextColumns } from '../../templates/TextColumns.tsx';

/** TICKET-5 */
export default function GroupsPage() {
  const tickets = useCopy('common')('links').tickets;
  const copy = useCopy('ticketsGroups');
  const { headline, text, button, href } = copy('cta');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="tickets/groups"
      preview="ticketsGroups"
      parent={{ text: tickets, href: '/tickets' }}
      tone="teal"
      image={{ ...scenePicture('scenes/groups'), alt: copy('imageAlt') }}
      actions={
        <p>
          <CopyButton text={button} href={href} />
        </p>
      }
    >
      <Section>
        <TextColumns sections={copy('sections')} />
      </Section>
      <CallToAction title={headline} titleId="form" image={emblemPicture('crowd')} actions={<CopyButton text={button} href={href} />}>
        <Text size="lead">{text}</Text>
        <Text>
          <Rich>{copy('shop')}</Rich>
        </Text>
      </CallToAction>
    </TextPage>
  );
}
