import { edition } from '@edition/edition.ts';
import { festivalPhase } from '@tand/festival';
import type { ComparisonValue, TicketsPageProps } from '@tand/ui-festival';
import { emblemPicture } from '../../app/pictures.ts';
import { copyHref } from '../../app/Rich.tsx';
import { blockPicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';
import { useLang } from '@tand/runtime/i18n';
import { isClosed } from '../../templates/usePhaseLink.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';

const types = ['lan', 'festival', 'day', 'parents'] as const;

type TicketsTexts = Pick<TicketsPageProps, 'gameOfTheMonth' | 'seatBooking' | 'groups' | 'included' | 'extras' | 'questions'>;

export function useTicketsTexts(): TicketsTexts {
  const lang = useLang();
  const copy = useCopy('tickets');
  const game = copy('gameOfTheMonth');
  const seats = copy('seatbooking');
  const groups = copy('groups');
  const { headline, caption, choose, columns, rows, note, yes, no, extra } = copy('types');
  const values: Readonly<Record<string, ComparisonValue>> = {
    yes: { isIncluded: true, label: yes },
    no: { isIncluded: false, label: no },
    extra,
  };
  const valueOf = (value: string) => values[value] ?? value;
  const extras = copy('extras');
  const questions = copy('questions');
  const phase = festivalPhase(edition, useFestivalTime());
  const extraIn = ({ headline: title, text, cta: action }: typeof extras.food, product: string) => ({
    title,
    text,
    action,
    href: isClosed(`ticket:${product}`, phase) ? undefined : copyHref(`ticket:${product}`, lang),
  });
  return {
    gameOfTheMonth: {
      title: `${game.headline}: ${game.name}`,
      ctaPage: '/contact',
      ctaText: game.cta,
      ...blockPicture('scenes/game-of-the-month'),
      children: <TextBlock paragraphs={game.text} />,
    },
    seatBooking: {
      title: seats.headline,
      ctaPage: '/tickets/seatbooking',
      ctaText: seats.cta,
      ...blockPicture('map'),
      children: <TextBlock paragraphs={seats.text} />,
    },
    groups: {
      title: groups.headline,
      image: emblemPicture('relay'),
      text: groups.text.map(paragraph => <p key={paragraph}>{paragraph}</p>),
      action: { text: groups.cta, href: '/tickets/groups' },
    },
    included: {
      title: headline,
      lead: note,
      labels: { caption, choose },
      columns: types.map(type => columns[type]),
      rows: rows.map(row => ({ label: row.name, values: types.map(type => valueOf(row[type])) })),
    },
    extras: { title: extras.headline, items: [extraIn(extras.food, 'food'), extraIn(extras.merchandise, 'merchandise')] },
    questions: { title: questions.headline, text: <TextBlock paragraphs={questions.text} /> },
  };
}
