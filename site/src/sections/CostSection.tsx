import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { costBeds, costInWords, costMost, costQuery, costTickets, parseCost, type CostChoice, type CostWords } from '@tand/festival';
import { Button, Checkbox, Form, Grid, Heading, KeyValueList, RadioGroup, Select, Stack, Text } from '@tand/ui';
import { TitledSection } from '@tand/ui-festival';
import { use, useEffect, useRef } from 'react';
import { headingOf, useCopy, useLang, type Lang } from '#app';
import { attachCost } from '../behaviours/cost.ts';
import { costRules } from '../costRules.ts';
import { Served } from '@tand/runtime/render/served';

const standard: CostChoice = parseCost(new URLSearchParams('ticket=lan&bed=sleepingHall'), costRules)!;

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Cost calculator (INFO-16): the address holds the choice. Rendered anew for each language, as the behaviour replaces its lines. */
export function CostSection() {
  const lang = useLang();
  return <Calculator key={lang} lang={lang} />;
}

function Calculator({ lang }: { lang: Lang }) {
  const copy = useCopy('eventinfo')('cost');
  const choice = parseCost(new URLSearchParams(use(Served).choice), costRules) ?? standard;
  const ticketName = (slug: string) => tickets.find(ticket => ticket.slug === slug)?.headline[lang] ?? slug;
  const words: CostWords = {
    lang,
    rules: costRules,
    names: { ...Object.fromEntries(costTickets.map(slug => [slug, ticketName(slug)])), ...copy.things },
    several: copy.several,
    shared: copy.shared,
    included: copy.included,
    total: copy.total,
  };
  const { lines, total } = costInWords(choice, words, priceInWords);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachCost(root.current!), []);
  const number = (name: Parameters<typeof costMost>[1], least: number, hint?: string) => (
    <Select name={name} label={copy.fields[name]} hint={hint} defaultValue={choice[name]}>
      {upTo(least, costMost(costRules, name)).map(value => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
  return (
    <TitledSection {...headingOf('cost', copy)}>
      <Grid columns={2} gap="loose" align="start" ref={root} data-cost-form={JSON.stringify(words)} data-choice={costQuery(choice)}>
        <Form method="get" action={`/${lang}/eventinfo#cost`}>
          <RadioGroup
            name="ticket"
            label={copy.fields.ticket}
            defaultValue={choice.ticket}
            options={costTickets.map(value => ({ value, label: ticketName(value) }))}
          />
          {number('days', 1, copy.hints.days)}
          <RadioGroup
            name="bed"
            label={copy.fields.bed}
            hint={copy.hints.bed}
            defaultValue={choice.bed}
            options={costBeds.map(value => ({ value, label: copy.beds[value] }))}
          />
          {number('people', 1, copy.hints.people)}
          {number('breakfast', 0)}
          {number('lunch', 0)}
          {number('dinner', 0)}
          <Checkbox name="parking" value="1" label={copy.fields.parking} defaultChecked={choice.parking} />
          <Checkbox name="rental" value="1" label={copy.fields.rental} defaultChecked={choice.rental} />
          <Button type="submit">{copy.submit}</Button>
        </Form>
        <Stack gap={5} data-follows>
          <Heading level={3} size="heading">
            {copy.result}
          </Heading>
          <KeyValueList items={lines} />
          <Text role="status" size="lead" weight="bold">
            {total}
          </Text>
        </Stack>
      </Grid>
    </TitledSection>
  );
}
