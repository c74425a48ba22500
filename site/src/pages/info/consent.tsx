import { edition } from '@edition/edition.ts';
import { consentSections, type ConsentField } from '@tand/festival';
import { Checkbox, Grid, Heading, Stack, Text, TextArea, TextField } from '@tand/ui';
import { TextBlock, TitledSection } from '@tand/ui-festival';
import { PageTop, useCopy, useLang } from '#app';

/** PAGE-4: not a `<form>`, so that nothing is sent. */
export default function ConsentPage() {
  const copy = useCopy('consent');
  return (
    <>
      <PageTop
        texts={{ meta: { ...copy('meta'), title: copy('headline') }, headline: copy('fillIn'), preamble: copy('onScreen') }}
        cta={copy('pdf')}
      />
      <TitledSection title={copy('headline')} titleId="form" lead={`${copy('preamble')} ${copy('required')}`} band="wood" data-print="only">
        <Stack gap={6}>
          {consentSections(copy, edition.dates.days, useLang()).map(({ headline, hint, rows }) => (
            <Stack key={headline} gap={4}>
              <Heading level={3}>{headline}</Heading>
              {hint && <Text>{hint}</Text>}
              {rows.map(({ label, fields }) => (
                <Stack key={fields[0]!.name} gap={3} {...(label && { role: 'group', 'aria-label': label })}>
                  {label && <Text weight="bold">{label}</Text>}
                  <Grid isFilled>
                    {fields.map(field => (
                      <Control key={field.name} {...field} />
                    ))}
                  </Grid>
                </Stack>
              ))}
            </Stack>
          ))}
          <TextBlock paragraphs={[copy('privacy'), copy('help')]} />
        </Stack>
      </TitledSection>
    </>
  );
}

function Control({ type, isRequired, ...field }: ConsentField) {
  const { byHand } = useCopy('consent')('sign');
  if (type === 'signature') return <TextField {...field} hint={byHand} disabled />;
  if (type === 'check') return <Checkbox {...field} required={isRequired} />;
  return type === 'lines' ? <TextArea {...field} rows={2} /> : <TextField {...field} type={type} required={isRequired} />;
}
