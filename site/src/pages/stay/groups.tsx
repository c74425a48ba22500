import { Text } from '@tand/ui';
import { RichText, TextBand } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, useCopy } from '#app';

/** TICKET-5 */
export default function GroupsPage() {
  const copy = useCopy('ticketsGroups');
  const { button: cta, text, ...ask } = copy('cta');
  return (
    <>
      <PageTop band="teal" scene="scenes/groups" cta={{ text: cta, href: ask.href }} />
      <TextBand texts={copy('sections')} layout="halves" />
      <PhaseCallToAction id="form" {...ask} cta={cta} emblem="crowd">
        <Text size="lead">{text}</Text>
        <Text>
          <RichText>{copy('shop')}</RichText>
        </Text>
      </PhaseCallToAction>
    </>
  );
}
