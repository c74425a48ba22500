import { ownLabel, unstruck, type LabelOwner } from '@tand/art/own-label';
import { Button, Form, Section, SectionHeader, Stack, TextField } from '@tand/ui';
import { LabelPress } from '@tand/ui-festival';
import { setAddress, useAddress } from '@tand/runtime/islands';
import { useEffect, useMemo, useRef } from 'react';
import { labelAlt, labelHash, ownerIn, svgAddress } from '../app/ownLabel.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang, href } from '@tand/runtime/i18n';
import { LabelActions } from '../sections/LabelActions.tsx';

export interface LabelIslandProps {
  query?: string | undefined;
}

const DRAWN = 9999;
const example: LabelOwner = { number: 16 };

const valuesOf = ({ nick = '', number }: LabelOwner = {}) => ({ nick, number: String(number ?? '') });
const ownerOf = (data: FormData): LabelOwner | undefined => {
  const [nick, digits] = ['nick', 'number'].map(name => data.get(name) as string);
  const number = Number.parseInt(digits!, 10);
  return nick || number > 0 ? { ...(nick && { nick }), ...(number > 0 && { number }) } : undefined;
};

const strike = (data: FormData) => setAddress(labelHash(ownerOf(data) ?? { number: 1 + Math.floor(Math.random() * DRAWN) }), 'replace');

const readLabel = ({ hash, search }: Location) => hash || search;

/** Draws a label in the browser and sends nothing (LABEL-1, LABEL-3). */
export default function LabelIsland({ query = '' }: LabelIslandProps) {
  const lang = useLang();
  const copy = useCopy('label');
  const form = copy('form');
  const words = copy('words');
  const address = useAddress(readLabel, query);
  const asked = useMemo(() => ownerIn(address), [address]);
  const label = useMemo(() => ownLabel(asked ?? example, words), [asked, words]);

  const fields = useRef<HTMLDivElement>(null);
  const served = valuesOf(ownerIn(query));
  /** Values last filled in from the address; a field with any other text is left as it is. */
  const filled = useRef(served);
  useEffect(() => {
    if (!asked) return;
    const values = valuesOf(asked);
    for (const name of ['nick', 'number'] as const) {
      const field = fields.current!.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      if (field.value === filled.current[name]) field.value = values[name];
    }
    filled.current = values;
  }, [asked]);

  return (
    <Section band="wood" aria-labelledby="make">
      <LabelPress
        isStruck={asked !== undefined}
        image={{
          src: svgAddress(label),
          unstruck: svgAddress(unstruck(label)),
          alt: asked ? labelAlt(copy('alt'), asked.nick ?? copy('headline'), asked.number ?? '') : copy('unstruck'),
        }}
      >
        <SectionHeader title={form.headline} titleId="make" size="title" />
        <Form method="get" action={href(lang, 'label')} onSubmit={strike} data-needs-react="">
          <Stack gap={5} ref={fields}>
            <TextField
              label={form.nick}
              hint={form.nickHint}
              name="nick"
              maxLength={28}
              autoComplete="nickname"
              defaultValue={served.nick}
            />
            <TextField
              label={form.number}
              hint={form.numberHint}
              name="number"
              inputMode="numeric"
              maxLength={7}
              defaultValue={served.number}
            />
            <p>
              <Button type="submit" size="large">
                {form.strike}
              </Button>
            </p>
            <noscript>
              <p>{form.noScript}</p>
            </noscript>
          </Stack>
        </Form>
        {asked && (
          <Stack direction="row" gap={3} data-needs-script="">
            <LabelActions owner={asked} />
          </Stack>
        )}
      </LabelPress>
    </Section>
  );
}
