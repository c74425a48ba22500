import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { Section } from '@tand/ui/foundations/Section';
import { useSearchParams } from 'react-router';

export default function Thanks() {
  const [search] = useSearchParams();
  return (
    <main>
      <Section>
        <SectionHeader level={1} title={`Tack, ${search.get('namn')}`} />
      </Section>
    </main>
  );
}
