import en from '@edition/copy/en/news.json';
import sv from '@edition/copy/sv/news.json';
import type { ContentLang } from '@tand/festival';

const names: Record<ContentLang, Readonly<Record<string, string>>> = { sv: sv.topics, en: en.topics };

export const topicName = (key: string, lang: ContentLang): string => names[lang][key] ?? key;
