import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Container } from '../../foundations/Container/index.ts';
import { arrowUpGlyph, Icon } from '../Icon/index.ts';
import { NavbarItems } from '../Navbar/NavbarItems.tsx';
import { useCurrent, type LinkItem } from '../Navbar/useCurrent.ts';
import { Wordmark } from '../Wordmark/index.ts';
import { FooterColumns, FooterEnd, FooterFrame, FooterGroup, FooterLast, FooterLogo, FooterTitle } from './Footer.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type FooterVariables = Variables<'footer', 'background' | 'color' | 'border' | 'gap' | 'font'>;

export interface FooterGroupItem {
  title: string;
  links: readonly LinkItem[];
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Name of the festival in the wordmark. Default: TÄND. */
  name?: string | undefined;
  /** Custom logo instead of the wordmark. */
  mark?: ReactNode;
  /** Headed lists of links, in order. */
  groups: readonly FooterGroupItem[];
  /** Social links: `<SocialLinks>`. */
  social?: ReactNode;
  /** Year of the copyright line. */
  year: number;
  /** Path of the current page. */
  currentPath?: string | undefined;
  /** Texts of logo, navigation and copyright line, and of the link to the top if there is one. */
  labels: {
    logo: string;
    navigation: string;
    copyright: (year: number) => string;
    toTop?: string | undefined;
  };
}

/** The end of a page: striker, wordmark, links and copyright line. */
export function Footer({ name, mark, groups, social, year, currentPath, labels, ...rest }: FooterProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Footer', { groups, year, labels });
  const id = useId();
  const current = useCurrent(currentPath);
  return (
    <FooterFrame data-component="Footer" data-band="red" {...rest}>
      <Container>
        <FooterColumns>
          <FooterLogo>{mark ?? <Wordmark isMono name={name} label={labels.logo} />}</FooterLogo>
          <nav className="contents" aria-label={labels.navigation}>
            {groups.map(({ title, links }, index) => (
              <FooterGroup key={title}>
                <FooterTitle id={`${id}-${index}`}>{title}</FooterTitle>
                <ul role="list" aria-labelledby={`${id}-${index}`}>
                  <NavbarItems links={links} current={current} />
                </ul>
              </FooterGroup>
            ))}
          </nav>
        </FooterColumns>
        <FooterLast>
          {social}
          <FooterEnd>
            <span>{labels.copyright(year)}</span>
            {labels.toTop && (
              <a href="#top">
                <Icon glyph={arrowUpGlyph} size="small" />
                {labels.toTop}
              </a>
            )}
          </FooterEnd>
        </FooterLast>
      </Container>
    </FooterFrame>
  );
}
