import type { StoryWords } from '../../test/localized.tsx';
import type { SubmitButtonProps } from './SubmitButton.tsx';

export const words = {
  sv: { children: 'Skicka frågan', pending: 'Skickar …' },
  en: { children: 'Send the question', pending: 'Sending …' },
} satisfies StoryWords<SubmitButtonProps>;
