export interface NewsItem {
  id: number;
  slug: string;
  publishedDate: string;
  updatedDate?: string;
  topic: string;
  author: string;
  imageCaptionsv: string;
  linkUrl?: string;
  routerLink?: string;
  headlinesv: string;
  headlineen: string;
}

/** Up to 200 articles from the API, newest first. `session` is a response with the cookie and token that the POST needs. */
export async function newsOf(
  ask: (path: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>,
  session: Response,
): Promise<NewsItem[]> {
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const answer = await ask('/api/news', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) },
    body: JSON.stringify({ offset: 0, limit: 200 }),
  });
  const items = (await answer.json()) as NewsItem[];
  return items.toSorted((a, b) => Date.parse(b.publishedDate) - Date.parse(a.publishedDate));
}
