import { LinkArrow, type LinkArrowAsLinkProps } from '@tand/ui/components/LinkArrow';
import { Stack, type StackProps } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';

export interface TextLink {
  text: string;
  href: string;
}

/** Link to the parent page, with the arrow before the text. */
export const BackLink = ({ href, text }: TextLink) => (
  <LinkArrow direction="back" href={href}>
    {text}
  </LinkArrow>
);

export interface TextLinksProps
  extends Omit<StackProps, 'children' | 'element' | 'direction' | 'gap'>, Pick<LinkArrowAsLinkProps, 'direction'> {
  /** Links, from left to right. */
  links: readonly TextLink[];
}

/** Links in a row. */
export function TextLinks({ links, direction, ...rest }: TextLinksProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TextLinks', { links });
  return (
    <Stack element="ul" direction="row" gap={5} {...rest}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <LinkArrow href={href} isExternal={/^https?:/.test(href)} direction={direction}>
            {text}
          </LinkArrow>
        </li>
      ))}
    </Stack>
  );
}
