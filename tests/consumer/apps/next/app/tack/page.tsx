import { Section } from '@tand/ui/foundations/Section';
import { SectionHeader } from '@tand/ui/components/SectionHeader';

export default async function Thanks({ searchParams }: { searchParams: Promise<{ namn?: string }> }) {
  const { namn } = await searchParams;
  return (
    <main>
      <Section>
        <SectionHeader level={1} title={`Tack, ${namn}`} />
      </Section>
    </main>
  );
}
