import en from '@edition/copy/en/news.json';
import sv from '@edition/copy/sv/news.json';
import type { Lang } from '@tand/festival';

const names: Record<Lang, Readonly<Record<string, string>>> = { sv: sv.topics, en: en.topics };

export const topicName = (key: string, lang: Lang): string => names[lang][key] ?? key;
