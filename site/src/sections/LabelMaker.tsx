import { Button, Section, SectionHeader, Stack, TextField } from '@tand/ui';
import { LabelPress } from '@tand/ui-festival';
import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import type { LabelOwner } from '@tand/art/own-label';
import { useLocation, useNavigate } from 'react-router-dom';
import { labelHash, ownerIn } from '../app/labelAddress.ts';
import { labelAlt, useLabelWords, useOwnLabel } from '../app/ownLabel.ts';
import { useCopy } from '../app/useCopy.ts';
import { LabelActions } from './LabelActions.tsx';

/** Maximum of random numbers for visitors without a ticket. */
const DRAWN = 9999;
const never = () => () => {};

/** LABEL-1 */
export function LabelMaker() {
  const copy = useCopy('label');
  const form = copy('form');
  const words = useLabelWords();
  const navigate = useNavigate();
  const location = useLocation();
  // The first render has neither hash nor label, as on the server.
  const address = useSyncExternalStore(
    never,
    () => location.hash || location.search,
    () => '',
  );
  const asked = ownerIn(address);
  const drawn = useOwnLabel(asked ?? { number: 16 }, words);
  // Uncontrolled fields, usable before hydration; the address fills them.
  const nick = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const owner = ownerIn(address);
    if (!owner) return;
    nick.current!.value = owner.nick ?? '';
    number.current!.value = String(owner.number ?? '');
  }, [address]);

  const show = (owner: LabelOwner) => void navigate({ hash: labelHash(owner) }, { replace: true, preventScrollReset: true });
  const strike = (event: FormEvent) => {
    event.preventDefault();
    const own = Number.parseInt(number.current!.value, 10);
    const given = { ...(nick.current!.value && { nick: nick.current!.value }), ...(own > 0 && { number: own }) };
    show('nick' in given || 'number' in given ? given : { number: 1 + Math.floor(Math.random() * DRAWN) });
  };
  const label = drawn === 'failed' ? undefined : drawn;
  return (
    <Section tone="wood" aria-labelledby="make">
      <LabelPress
        isStruck={asked !== undefined}
        image={
          label && {
            src: label.src,
            unstruck: label.unstruck,
            alt: asked ? labelAlt(copy('alt'), label.owner.nick ?? copy('headline'), label.owner.number ?? '') : copy('unstruck'),
          }
        }
      >
        <SectionHeader title={form.headline} titleId="make" size="title" />
        <form onSubmit={strike}>
          <Stack gap={5}>
            <TextField label={form.nick} hint={form.nickHint} name="nick" maxLength={28} autoComplete="nickname" ref={nick} />
            <TextField label={form.number} hint={form.numberHint} name="number" inputMode="numeric" maxLength={7} ref={number} />
            <p>
              <Button type="submit" size="large">
                {form.strike}
              </Button>
            </p>
          </Stack>
        </form>
        {drawn === 'failed' && <p role="alert">{copy('failed')}</p>}
        {asked && label && (
          <Stack direction="row" gap={3}>
            <LabelActions owner={asked} />
          </Stack>
        )}
      </LabelPress>
    </Section>
  );
}
