import {
  Accordion,
  Button,
  ClockProvider,
  Countdown,
  Footer,
  Grid,
  Hero,
  InfoCard,
  LocaleProvider,
  Navbar,
  Section,
  SectionHeader,
  Tabs,
  Text,
  Toast,
  Tooltip,
} from '@tand/ui';
import { useState } from 'react';

/** Friday 12 February 2027, 17.00 in Skövde. */
const doors = Date.UTC(2027, 1, 12, 16);
const mark = <strong>Skuggspel</strong>;
const tickets = { href: '#biljetter', text: 'Biljetter' };

const countdown = {
  name: 'Tid kvar till första draget',
  target: 'fredag 12 februari 2027 kl. 17.00',
  units: {
    day: { one: 'dag', other: 'dagar' },
    hour: { one: 'timme', other: 'timmar' },
    minute: { one: 'minut', other: 'minuter' },
    second: { one: 'sekund', other: 'sekunder' },
  },
  sentence: (time: string) => `Det är ${time} kvar till första draget.`,
  underMinute: 'mindre än en minut',
  over: 'Nu spelar vi.',
};

const rooms = [
  { title: 'Långbordet', text: 'Tolv stolar, en karta, sex timmar. Ta med smörgås.' },
  { title: 'Kortkällaren', text: 'Byt, sälj och spela draft i valvet under torget.' },
  { title: 'Barnvagnsrummet', text: 'Spel från tre år, mjukt golv och någon som kan reglerna.' },
];

const days = [
  { id: 'fredag', label: 'Fredag', content: 'Dörrarna öppnar klockan 17. Första draget går klockan 18.' },
  { id: 'lordag', label: 'Lördag', content: 'Frukost från 8, turnering i Långbordet från 10.' },
];

const questions = [
  { id: 'spel', title: 'Måste jag ta med spel?', content: 'Nej. Biblioteket har fyrahundra lådor att låna.' },
  { id: 'sova', title: 'Kan jag sova över?', content: 'I gymnastiksalen, med egen madrass, natten mot lördag och söndag.' },
];

export function App() {
  const [isSaved, setSaved] = useState(false);
  return (
    <LocaleProvider lang="sv">
      <ClockProvider>
        <Navbar
          mark={mark}
          logo={{ href: '#top', text: 'Skuggspel, till början' }}
          links={[
            { href: '#rummen', text: 'Rummen' },
            { href: '#fragor', text: 'Frågor' },
          ]}
          schedule={{ href: '#rummen', text: 'Rummen' }}
          tickets={tickets}
          labels={{ navigation: 'Huvudmeny' }}
        />
        <main id="top">
          <Hero
            lines={['Spela', 'tills', 'lampan', 'slocknar']}
            date="Skövde 12–14 februari 2027"
            actions={<Button href={tickets.href}>Köp biljett</Button>}
            strip={<Countdown target={doors} labels={countdown} />}
          >
            Tre dygn brädspel i gamla kvarnen, för den som aldrig spelat och för den som aldrig slutat.
          </Hero>
          <Section id="rummen">
            <SectionHeader title="Tre rum" lead="Du hör tärningarna redan i trappan." />
            <Grid columns={3}>
              {rooms.map(({ title, text }) => (
                <InfoCard key={title} title={title}>
                  {text}
                </InfoCard>
              ))}
            </Grid>
          </Section>
          <Section id="dagarna" band="teal">
            <SectionHeader title="Två dagar" />
            <Tabs items={days} labels={{ tabs: 'Dagarna' }} />
          </Section>
          <Section id="biljetter" band="yellow">
            <SectionHeader title="Biljetter" />
            <Text>Helgen kostar 350 kronor, en dag 150. Du betalar i dörren, kontant eller med kort.</Text>
            <Tooltip label="Vi skriver upp dig i dörren">
              <Button onClick={() => setSaved(true)}>Boka en stol</Button>
            </Tooltip>
          </Section>
          <Section id="fragor">
            <SectionHeader title="Frågor" />
            <Accordion items={questions} name="fragor" />
          </Section>
        </main>
        <Toast open={isSaved} onOpenChange={setSaved} labels={{ close: 'Stäng' }}>
          Stolen är din.
        </Toast>
        <Footer
          mark={mark}
          groups={[{ title: 'Hit', links: [{ href: 'mailto:hej@skuggspel.example', text: 'Skriv till oss' }] }]}
          year={2027}
          labels={{ logo: 'Skuggspel', navigation: 'Sidfot', copyright: year => `© ${year} Föreningen Skuggspel` }}
        />
      </ClockProvider>
    </LocaleProvider>
  );
}
