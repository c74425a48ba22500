import type { NewsTeaser } from '@tand/festival';
import { coverPicture } from './pictures.ts';

export const newsCard = ({ slug, title, image, topic, published }: NewsTeaser, topics: Record<string, string>, date: string) => ({
  href: `/news/${slug}`,
  title,
  image: coverPicture(image),
  category: topics[topic],
  date: { dateTime: published, text: date },
});
