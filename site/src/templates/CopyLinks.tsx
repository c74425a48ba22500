import { Button, LinkArrow, Stack, type ButtonVariant } from '@tand/ui';
import { copyHref } from '../app/Rich.tsx';
import { useLang } from '@tand/runtime/i18n';
import { usePhaseLink, type CopyLink } from './usePhaseLink.ts';

export type { CopyLink };

const isExternal = (href: string) => href.startsWith('http');

export function CopyButton({ variant, ...link }: CopyLink & { variant?: ButtonVariant }) {
  const { text, href } = usePhaseLink()(link);
  const to = copyHref(href, useLang());
  return (
    <Button href={to} isExternal={isExternal(to)} variant={variant}>
      {text}
    </Button>
  );
}

export function CopyLinks({ links }: { links: readonly CopyLink[] }) {
  const lang = useLang();
  return (
    <Stack element="ul" direction="row" gap={5}>
      {links.map(({ text, href }) => {
        const to = copyHref(href, lang);
        return (
          <li key={href}>
            <LinkArrow href={to} isExternal={isExternal(to)}>
              {text}
            </LinkArrow>
          </li>
        );
      })}
    </Stack>
  );
}
