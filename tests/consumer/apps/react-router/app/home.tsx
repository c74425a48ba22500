import { Accordion } from '@tand/ui/components/Accordion';
import { Button } from '@tand/ui/components/Button';
import { Form } from '@tand/ui/components/Form';
import { InfoCard } from '@tand/ui/components/InfoCard';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { SubmitButton } from '@tand/ui/components/SubmitButton';
import { TextField } from '@tand/ui/components/TextField';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { redirect } from 'react-router';

const questions = [
  { id: 'spel', title: 'Måste jag ta med spel?', content: 'Nej. Biblioteket har fyrahundra lådor att låna.' },
  { id: 'sova', title: 'Kan jag sova över?', content: 'I gymnastiksalen, med egen madrass.' },
];

export async function action({ request }: { request: Request }) {
  const data = await request.formData();
  return redirect(`/tack?namn=${encodeURIComponent(String(data.get('name')))}`);
}

export default function Page() {
  return (
    <main>
      <Section band="yellow">
        <SectionHeader level={1} title="Spela tills lampan slocknar" lead="Tre dygn brädspel i gamla kvarnen." />
        <Button className="mine" href="#anmalan">
          Köp biljett
        </Button>
      </Section>
      <Section>
        <SectionHeader title="Två rum" />
        <Grid columns={2}>
          <InfoCard title="Långbordet">Tolv stolar, en karta, sex timmar.</InfoCard>
          <InfoCard title="Kortkällaren">Byt, sälj och spela draft.</InfoCard>
        </Grid>
        <Accordion items={questions} name="fragor" />
      </Section>
      <Section id="anmalan">
        <SectionHeader title="Anmälan" />
        <Form action="/?index" aria-label="Anmälan">
          <TextField label="Namn" name="name" required />
          <SubmitButton pending="Skickar …">Anmäl mig</SubmitButton>
        </Form>
      </Section>
    </main>
  );
}
