import { Grid, Section, Stack } from '@tand/ui';
import type { ReactNode } from 'react';
import { pagePicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { usePageHandle } from '../app/usePageHandle.ts';
import { CopyFacts } from './CopyFacts.tsx';
import { CopyLinks, type CopyLink } from './CopyLinks.tsx';
import { TextPage } from './TextPage.tsx';
import { TextSection } from './TextSection.tsx';

/** Namespaces with texts of the same shape. */
type Guide = 'parents' | 'firstLan' | 'access' | 'easyRead' | 'accessibility' | 'privacy';

interface GuideSection {
  id: string;
  headline: string;
  paragraphs: readonly string[];
  bullets?: readonly string[];
  links?: readonly CopyLink[];
}

export interface GuidePageProps {
  children?: ReactNode;
  /** Lists that are not copy, by section id. */
  bullets?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** A page for one group of visitors (INFO-13): facts, then sections. */
export function GuidePage({ children, bullets }: GuidePageProps) {
  const { path = '', texts: [name] = [] } = usePageHandle() ?? {};
  const copy = useCopy(name as Guide);
  const info = useCopy('common')('links').eventinfo;
  const sections: readonly GuideSection[] = copy('sections');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path={path}
      preview={name ?? ''}
      image={pagePicture(name ?? '')}
      {...(path.startsWith('eventinfo/') && { parent: { text: info, href: '/eventinfo' } })}
    >
      <Section>
        <Grid columns={2} gap="loose" align="start">
          <CopyFacts facts={copy('facts')} />
        </Grid>
      </Section>
      {children}
      <Section tone="wood">
        <Stack gap={8}>
          {sections.map(({ links, ...section }) => (
            <TextSection key={section.id} {...section} {...(bullets?.[section.id] && { bullets: bullets[section.id] })} isSplit>
              {links && <CopyLinks links={links} />}
            </TextSection>
          ))}
        </Stack>
      </Section>
    </TextPage>
  );
}
