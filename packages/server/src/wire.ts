/** Wire format, with the clients' field names (NEWS-3, SCHED-1, LOOKUP-5). Optional fields are omitted, never null. */
export interface WireNewsItem {
  id: number;
  slug: string;
  publishedDate: string;
  updatedDate?: string;
  image: string;
  topic: string;
  author: string;
  headlinesv: string;
  headlineen: string;
  preamblesv: string;
  preambleen: string;
  bodysv: string;
  bodyen: string;
  linkTextsv: string;
  linkTexten: string;
  imageCaptionsv: string;
  imageCaptionen: string;
  imageAltsv?: string;
  imageAlten?: string;
  linkUrl?: string;
  routerLink?: string;
}

export type WireGoneNews = Pick<WireNewsItem, 'id' | 'slug' | 'publishedDate' | 'headlinesv' | 'headlineen'>;

export interface WireTicketRange {
  start: number;
  end: number;
  name: string;
  timestamp: string;
}
