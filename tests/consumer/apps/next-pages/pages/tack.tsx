import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { Section } from '@tand/ui/foundations/Section';
import type { GetServerSideProps } from 'next';

export const getServerSideProps: GetServerSideProps = async ({ query }) => ({ props: { name: String(query.namn) } });

export default function Thanks({ name }: { name: string }) {
  return (
    <main>
      <Section>
        <SectionHeader level={1} title={`Tack, ${name}`} />
      </Section>
    </main>
  );
}
