import type { StoryWords } from '../../test/localized.tsx';
import type { TitledSectionProps } from './TitledSection.tsx';

export const words = {
  sv: {
    title: 'Från golvet',
    titleId: 'floor',
    lead: 'Tagga TÄND så hamnar du kanske här. Håret behöver inte vara kammat.',
    more: { text: 'Följ oss på Instagram', href: 'https://www.instagram.com', isExternal: true },
    band: 'teal',
  },
  en: {
    title: 'From the floor',
    lead: 'Tag TÄND and you might end up here. Combed hair not required.',
    more: { text: 'Follow us on Instagram', href: 'https://www.instagram.com', isExternal: true },
  },
} satisfies StoryWords<TitledSectionProps>;
