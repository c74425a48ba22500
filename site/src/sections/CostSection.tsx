import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { costBeds, costMost, costOf, costQuery, costTickets, parseCost, type CostChoice, type CostLine } from '@tand/festival';
import { Button, Checkbox, Form, Grid, Heading, KeyValueList, RadioGroup, Section, SectionHeader, Select, Stack, Text } from '@tand/ui';
import { useContext, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { costRules } from '../costRules.ts';
import { useIsReady } from '../schedule/useIsReady.ts';
import { Served } from '../seo/served.ts';

const standard: CostChoice = parseCost(new URLSearchParams('ticket=lan&bed=sleepingHall'), costRules)!;

/** Query as the server read it, or read here on static hosts. */
function useAsked(): string {
  const { choice: served = '' } = useContext(Served);
  const { search } = useLocation();
  const choice = parseCost(new URLSearchParams(search), costRules);
  return useIsReady() ? (choice ? costQuery(choice) : '') : served;
}

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Cost calculator (INFO-16): the address holds the choice. */
export function CostSection() {
  const lang = useLang();
  const { t } = useTranslation('eventinfo');
  const copy = useCopy('eventinfo')('cost');
  const asked = useAsked();
  const [changed, setChanged] = useState<{ from: string; choice: CostChoice }>();
  const initial = parseCost(new URLSearchParams(asked), costRules) ?? standard;
  const choice = changed?.from === asked ? changed.choice : initial;
  const { lines, total } = costOf(choice, costRules);

  const ticketName = (slug: string) => tickets.find(ticket => ticket.slug === slug)?.headline[lang] ?? slug;
  const amount = (sek: number) => priceInWords(sek, lang);
  const nameOf = ({ what, count, sharedBy }: CostLine) => {
    const name = (copy.things as Partial<Record<string, string>>)[what] ?? ticketName(what);
    if (sharedBy) return t('cost.shared', { name, people: sharedBy });
    return count > 1 ? t('cost.several', { name, times: count }) : name;
  };
  const number = (name: Parameters<typeof costMost>[1], least: number, hint?: string) => (
    <Select name={name} label={copy.fields[name]} hint={hint} defaultValue={initial[name]}>
      {upTo(least, costMost(costRules, name)).map(value => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
  return (
    <Section aria-labelledby="cost">
      <SectionHeader title={copy.headline} titleId="cost" lead={copy.text} />
      <Grid columns={2} gap="loose" align="start">
        <Form
          key={asked}
          method="get"
          action={`/${lang}/eventinfo#cost`}
          onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => {
            const next = parseCost(new FormData(currentTarget), costRules);
            if (next) setChanged({ from: asked, choice: next });
          }}
        >
          <RadioGroup
            name="ticket"
            label={copy.fields.ticket}
            defaultValue={initial.ticket}
            options={costTickets.map(value => ({ value, label: ticketName(value) }))}
          />
          {number('days', 1, copy.hints.days)}
          <RadioGroup
            name="bed"
            label={copy.fields.bed}
            hint={copy.hints.bed}
            defaultValue={initial.bed}
            options={costBeds.map(value => ({ value, label: copy.beds[value] }))}
          />
          {number('people', 1, copy.hints.people)}
          {number('breakfast', 0)}
          {number('lunch', 0)}
          {number('dinner', 0)}
          <Checkbox name="parking" value="1" label={copy.fields.parking} defaultChecked={initial.parking} />
          <Checkbox name="rental" value="1" label={copy.fields.rental} defaultChecked={initial.rental} />
          <Button type="submit">{copy.submit}</Button>
        </Form>
        <Stack gap={5} data-follows>
          <Heading level={3} size="heading">
            {copy.result}
          </Heading>
          <KeyValueList items={lines.map(line => ({ label: nameOf(line), value: line.sum === 0 ? copy.included : amount(line.sum) }))} />
          <Text role="status" size="lead" weight="bold">
            {t('cost.total', { amount: amount(total) })}
          </Text>
        </Stack>
      </Grid>
    </Section>
  );
}
