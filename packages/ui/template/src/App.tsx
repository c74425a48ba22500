import {
  Accordion,
  Button,
  Footer,
  Grid,
  Hero,
  InfoCard,
  LanguageSwitcher,
  LocaleProvider,
  Navbar,
  Section,
  SectionHeader,
} from '@tand/ui';
import { addresses, words, type Lang } from './words.ts';

const year = 2027;
const contact = 'mailto:hello@event.example';
const languages = [
  { lang: 'sv', name: 'Svenska', href: addresses.sv },
  { lang: 'en', name: 'English', href: addresses.en },
];

/** Texts are in words.ts, the look is in theme.json. */
export function App({ lang }: { lang: Lang }) {
  const { name, home, lines, date, lead, sign, navigation, programme, questions, footer, ...labels } = words[lang];
  const mark = <strong>{name}</strong>;
  return (
    <LocaleProvider lang={lang}>
      <Navbar
        mark={mark}
        logo={{ href: '#top', text: home }}
        links={[{ href: '#questions', text: questions.title }]}
        schedule={{ href: '#programme', text: programme.title }}
        tickets={{ href: contact, text: sign }}
        labels={{ navigation }}
      />
      <main id="top">
        <Hero lines={lines} date={date} actions={<Button href={contact}>{sign}</Button>}>
          {lead}
        </Hero>
        <Section id="programme">
          <SectionHeader title={programme.title} />
          <Grid columns={3}>
            {programme.items.map(({ title, text }) => (
              <InfoCard key={title} title={title}>
                {text}
              </InfoCard>
            ))}
          </Grid>
        </Section>
        <Section id="questions" band="wood">
          <SectionHeader title={questions.title} />
          <Accordion items={questions.items} name="questions" />
        </Section>
        <Section padding="compact">
          <LanguageSwitcher languages={languages} current={lang} labels={{ languages: labels.languages }} />
        </Section>
      </main>
      <Footer
        mark={mark}
        groups={[{ title: labels.contact, links: [{ href: contact, text: labels.write }] }]}
        year={year}
        labels={{ logo: name, navigation: footer, copyright: shown => `© ${shown} ${name}` }}
      />
    </LocaleProvider>
  );
}
