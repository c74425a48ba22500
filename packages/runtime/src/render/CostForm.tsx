import { costInWords, costMost, costQuery, costTickets, type CostChoice, type CostWords, type PriceText } from '@tand/festival';
import { Button, Checkbox, Form, Grid, Heading, KeyValueList, RadioGroup, Select, Stack, Text } from '@tand/ui';

type Counted = Parameters<typeof costMost>[1];

export interface CostFormProps {
  action: string;
  choice: CostChoice;
  words: CostWords;
  priceText: PriceText;
  labels: {
    fields: Record<Counted | 'ticket' | 'bed' | 'parking' | 'rental', string>;
    hints: Record<'days' | 'bed' | 'people', string>;
    beds: Record<CostChoice['bed'], string>;
    submit: string;
    result: string;
  };
}

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** INFO-16 */
export function CostForm({ action, choice, words, priceText, labels: { fields, hints, beds, submit, result } }: CostFormProps) {
  const { lines, total } = costInWords(choice, words, priceText);
  const number = (name: Counted, least: number, hint?: string) => (
    <Select name={name} label={fields[name]} hint={hint} defaultValue={choice[name]}>
      {upTo(least, costMost(words.rules, name)).map(value => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
  return (
    <Grid columns={2} gap="loose" align="start" data-cost-form={JSON.stringify(words)} data-choice={costQuery(choice)}>
      <Form method="get" action={action}>
        <RadioGroup
          name="ticket"
          label={fields.ticket}
          defaultValue={choice.ticket}
          options={costTickets.map(value => ({ value, label: words.names[value] ?? value }))}
        />
        {number('days', 1, hints.days)}
        <RadioGroup
          name="bed"
          label={fields.bed}
          hint={hints.bed}
          defaultValue={choice.bed}
          options={words.rules.beds.map(value => ({ value, label: beds[value] }))}
        />
        {number('people', 1, hints.people)}
        {number('breakfast', 0)}
        {number('lunch', 0)}
        {number('dinner', 0)}
        <Checkbox name="parking" value="1" label={fields.parking} defaultChecked={choice.parking} />
        <Checkbox name="rental" value="1" label={fields.rental} defaultChecked={choice.rental} />
        <Button type="submit">{submit}</Button>
      </Form>
      <Stack gap={5} data-follows>
        <Heading level={3} size="heading">
          {result}
        </Heading>
        <KeyValueList items={lines} />
        <Text role="status" size="lead" weight="bold">
          {total}
        </Text>
      </Stack>
    </Grid>
  );
}
