import { edition } from '@edition/edition.ts';
import { FaqPage as FaqPattern } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { coverPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { PageSearch } from '../../templates/PageSearch.tsx';
import { TextBlock } from '../../templates/TextBlock.tsx';

/** `id` is the anchor. */
interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

const { host } = new URL(edition.links.mapEmbed);

/** INFO-3 */
export default function FaqPage() {
  const copy = useCopy('faq');
  const common = useCopy('common');
  const tickets = copy('tickets');
  const groups: { id: string; headline: string; items: readonly Question[] }[] = [
    { id: 'general', ...copy('general') },
    { id: 'tickets', headline: tickets.headline, items: tickets.items },
    { id: 'tickets-extra', headline: tickets.extraHeadline, items: [tickets.extra] },
    { id: 'lan', ...copy('lan') },
    { id: 'gaming', ...copy('gaming') },
    { id: 'misc', ...copy('misc') },
  ];
  const { headline, text, title, direct } = copy('map');
  const embed = common('embed', { host });
  const contact = copy('contact');
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path="faq" image="faq" />
      <FaqPattern
        title={copy('headline')}
        lead={copy('preamble')}
        image={{ ...coverPicture('/img/pages/faq.svg'), alt: '' }}
        labels={{ groups: copy('sectionsLabel') }}
        search={<PageSearch page="faq" parts="main details" />}
        groups={groups.map(({ id, headline: group, items }) => ({
          id,
          title: group,
          isExtra: id === 'tickets-extra',
          items: items.map(({ id: anchor, question, answer, bullets }) => ({
            id: anchor,
            title: question,
            content: <TextBlock paragraphs={answer} bullets={bullets} />,
          })),
        }))}
        map={{
          title: headline,
          text,
          embed: {
            title,
            src: edition.links.mapEmbed,
            href: edition.links.map,
            labels: { load: embed.loadMap, notice: embed.notice, direct, newTab: common('newTab') },
          },
        }}
        contact={{ title: contact.headline, text: contact.text, action: { text: contact.cta, href: contact.href } }}
      />
    </>
  );
}
