import { renderWithStyles } from '@tand/ui/server';
import { ServerRouter, type EntryContext } from 'react-router';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { html, styles } = await renderWithStyles(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${html.replace('</head>', () => `${styles}</head>`)}`, { status, headers });
}
