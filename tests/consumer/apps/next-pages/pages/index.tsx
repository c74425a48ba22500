import { Accordion } from '@tand/ui/components/Accordion';
import { Button } from '@tand/ui/components/Button';
import { Form } from '@tand/ui/components/Form';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { SubmitButton } from '@tand/ui/components/SubmitButton';
import { TextField } from '@tand/ui/components/TextField';
import { Section } from '@tand/ui/foundations/Section';
import { useState } from 'react';

const questions = [{ id: 'sova', title: 'Kan jag sova över?', content: 'I gymnastiksalen, med egen madrass.' }];

export default function Home() {
  const [name, setName] = useState('');
  return (
    <main>
      <Section band="yellow">
        <SectionHeader level={1} title="Spela tills lampan slocknar" lead="Tre dygn brädspel i gamla kvarnen." />
        <Button className="mine" href="#anmalan">
          Köp biljett
        </Button>
      </Section>
      <Section>
        <SectionHeader title="Frågor" />
        <Accordion items={questions} name="fragor" />
      </Section>
      <Section id="anmalan">
        <SectionHeader title="Anmälan" />
        <Form action="/api/sign" aria-label="Anmälan">
          <TextField label="Namn" name="name" required onValueChange={setName} />
          <output>{name && `Hej, ${name}!`}</output>
          <SubmitButton pending="Skickar …">Anmäl mig</SubmitButton>
        </Form>
      </Section>
    </main>
  );
}
