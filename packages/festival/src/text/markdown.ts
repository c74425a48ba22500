import { isLink } from './links.ts';
import { Lexer, walkTokens, type MarkedToken, type Token, type Tokens } from 'marked';
import { withJoiners } from './text.ts';

export type RichTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'strong'
  | 'em'
  | 's'
  | 'code'
  | 'pre'
  | 'br'
  | 'hr'
  | 'a';

export type RichNode = string | { tag: RichTag; href?: string; start?: number; children: RichNode[] };

const headings: readonly RichTag[] = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4'];
const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!);

/** HTML stays text, and an unsafe link becomes its text (NEWS-12). */
export function parseMarkdown(markdown: string): RichNode[] {
  return nodes(Lexer.lex(markdown, { gfm: true }));
}

/** Addresses of all links, with reference links and backslash escapes resolved. */
export function linksOf(markdown: string): string[] {
  const found: string[] = [];
  void walkTokens(Lexer.lex(markdown, { gfm: true }), token => {
    if (token.type === 'link') found.push((token as Tokens.Link).href);
  });
  return found;
}

function nodes(tokens: Token[]): RichNode[] {
  return tokens.flatMap(token => node(token as MarkedToken));
}

function node(token: MarkedToken): RichNode[] {
  switch (token.type) {
    case 'paragraph':
      return [{ tag: 'p', children: nodes(token.tokens) }];
    case 'heading':
      return [{ tag: headings[token.depth - 1] ?? 'h4', children: nodes(token.tokens) }];
    case 'blockquote':
    case 'strong':
    case 'em':
      return [{ tag: token.type, children: nodes(token.tokens) }];
    case 'del':
      return [{ tag: 's', children: nodes(token.tokens) }];
    case 'list': {
      const { ordered, start, items } = token;
      const children = items.map((item): RichNode => ({ tag: 'li', children: nodes(item.tokens) }));
      return [{ tag: ordered ? 'ol' : 'ul', ...(ordered && Number(start) > 1 && { start: Number(start) }), children }];
    }
    case 'link': {
      const { href } = token;
      const children = nodes(token.tokens);
      return isLink(href) ? [{ tag: 'a', href, children }] : children;
    }
    case 'image':
      return [token.text];
    case 'codespan':
      return [{ tag: 'code', children: [token.text] }];
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [token.text] }] }];
    case 'br':
    case 'hr':
      return [{ tag: token.type, children: [] }];
    case 'html':
      return token.block ? [{ tag: 'p', children: [token.raw.trim()] }] : [token.raw];
    case 'text':
      return token.tokens ? nodes(token.tokens) : [withJoiners(unescape(token.text))];
    case 'escape':
      return [token.text];
    case 'table':
      return rows(token);
    default:
      return []; // white space and link definitions
  }
}

function rows({ header, rows: body }: Tokens.Table): RichNode[] {
  return [header, ...body].map((row): RichNode => ({
    tag: 'p',
    children: row.flatMap((cell, index) => [index ? '\u00a0· ' : '', ...nodes(cell.tokens)]),
  }));
}
