import { Accordion } from '@tand/ui/components/Accordion';
import { Button } from '@tand/ui/components/Button';
import { Checkbox } from '@tand/ui/components/Checkbox';
import { Form } from '@tand/ui/components/Form';
import { RadioGroup } from '@tand/ui/components/RadioGroup';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { Select } from '@tand/ui/components/Select';
import { SubmitButton } from '@tand/ui/components/SubmitButton';
import { Switch } from '@tand/ui/components/Switch';
import { TextField } from '@tand/ui/components/TextField';
import { Section } from '@tand/ui/foundations/Section';
import { useState } from 'react';

const questions = [{ id: 'sova', title: 'Kan jag sova över?', content: 'I gymnastiksalen, med egen madrass.' }];
const days = ['Fredag', 'Lördag'].map(day => ({ value: day, label: day }));

export default function Home() {
  const [answers, setAnswers] = useState({});
  const answer = (field: string) => (value: unknown) => setAnswers(before => ({ ...before, [field]: value }));
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
          <TextField label="Namn" name="name" required onValueChange={answer('name')} />
          <Select label="Sovplats" name="bed" onValueChange={answer('bed')}>
            <option>Tält</option>
            <option>Buss</option>
          </Select>
          <RadioGroup label="Dag" name="day" options={days} onValueChange={answer('day')} />
          <Checkbox label="Frukost" name="breakfast" onCheckedChange={answer('breakfast')} />
          <Switch label="Nyhetsbrev" name="news" onCheckedChange={answer('news')} />
          <output data-testid="answers">{JSON.stringify(answers)}</output>
          <SubmitButton pending="Skickar …">Anmäl mig</SubmitButton>
        </Form>
      </Section>
    </main>
  );
}
