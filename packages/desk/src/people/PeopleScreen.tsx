import { contentLanguages } from '@tand/festival';
import { Alert, Button, SegmentedControl } from '@tand/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskDevice, DeskMember, DeskSession } from '@tand/festival/desk';
import { useNavigate } from 'react-router-dom';
import { call, failureOf, page } from '../api/call.ts';
import { useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { themeStore, type ThemeChoice } from '../app/theme.ts';
import { shortTime } from '../app/when.ts';
import { forgetDrafts, useSavedState } from '../drafts/savedState.ts';
import { failureText, Loaded } from '../parts/Loaded.tsx';
import { Panel, PanelHead, PanelList, Code } from '../parts/Panel.styles.ts';
import { useTexts } from '../texts/texts.ts';

export function PeopleScreen() {
  const { t } = useTexts();
  const session = useDesk('session');
  return (
    <Screen title={t('people.title')}>
      <Loaded query={session}>{data => <People session={data} />}</Loaded>
    </Screen>
  );
}

function People({ session: { person } }: { session: DeskSession }) {
  const { t, lang, setLang } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const theme = useSavedState(themeStore);
  const devices = useDesk('devices');
  const leave = async () => {
    await call('logout', {}).catch(() => undefined); // the cookie expires anyway
    client.clear();
    forgetDrafts();
    void navigate('/sign-in', { replace: true });
  };
  return (
    <Column>
      <Panel aria-labelledby="me">
        <PanelHead>
          <h2 id="me">{person.name}</h2>
          <p>{t(`roles.${person.role}`)}</p>
        </PanelHead>
        <p>{t(`mayDo.${person.role}`)}</p>
        <SegmentedControl
          label={t('people.language')}
          hasVisibleLabel
          options={contentLanguages.map(value => ({ value, label: t(`inItself.${value}`) }))}
          value={lang}
          onValueChange={value => setLang(value === 'en' ? 'en' : 'sv')}
        />
        <SegmentedControl
          label={t('people.light')}
          hasVisibleLabel
          options={(['auto', 'light', 'night'] as const).map(value => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onValueChange={value => themeStore.set(() => value as ThemeChoice)}
        />
        <Button variant="ghost" onClick={() => void leave()}>
          {t('people.leave')}
        </Button>
        <p>
          <small>{t('people.leaveText')}</small>
        </p>
      </Panel>
      <Panel aria-labelledby="devices">
        <PanelHead>
          <h2 id="devices">{t('people.devices')}</h2>
        </PanelHead>
        <Loaded query={devices}>{list => <Devices devices={list} />}</Loaded>
        <p>
          <small>{t('people.devicesText')}</small>
        </p>
      </Panel>
      {person.role === 'admin' && <Everybody />}
      {person.role === 'admin' && <Log />}
    </Column>
  );
}

function Devices({ devices }: { devices: readonly DeskDevice[] }) {
  const { t, lang } = useTexts();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: (id: string) => call('devices/revoke', { id }),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <>
      {revoke.error && <Alert tone="danger">{failureText(t, failureOf(revoke.error))}</Alert>}
      <PanelList role="list">
        {devices.map(({ id, name, seen, until, isOwn }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>{isOwn ? t('people.thisDevice', { until: shortTime(until, lang) }) : t('people.seen', { seen: shortTime(seen, lang) })}</p>
            </div>
            {!isOwn && (
              <Button size="small" variant="ghost" aria-label={t('people.shutOutNamed', { name })} onClick={() => revoke.mutate(id)}>
                {t('people.shutOut')}
              </Button>
            )}
          </li>
        ))}
      </PanelList>
    </>
  );
}

function Everybody() {
  const { t } = useTexts();
  const people = useDesk('people');
  return (
    <Panel aria-labelledby="everybody">
      <PanelHead>
        <h2 id="everybody">{t('people.everybody')}</h2>
      </PanelHead>
      <p>{t('people.inviteText')}</p>
      <Code>npm run desk -- invite --name &quot;Alva Ek&quot; --role editor</Code>
      <Loaded query={people}>{list => list.map(member => <Member key={member.id} member={member} />)}</Loaded>
    </Panel>
  );
}

function Member({ member: { id, name, role, devices } }: { member: DeskMember }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby={`member-${id}`}>
      <h3 id={`member-${id}`}>
        {name}&nbsp;· {t(`roles.${role}`)}
      </h3>
      {devices.length > 0 ? <Devices devices={devices} /> : <p>{t('people.noDevices')}</p>}
    </section>
  );
}

function Log() {
  const { t, lang } = useTexts();
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => page('audit', pageParam, 30),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: lines => (lines.length === 30 ? lines.at(-1)?.id : undefined),
  });
  const lines = log.data?.pages.flat() ?? [];
  return (
    <Panel aria-labelledby="log">
      <PanelHead>
        <h2 id="log">{t('people.log')}</h2>
      </PanelHead>
      {log.error && <Alert tone="danger">{failureText(t, failureOf(log.error))}</Alert>}
      <PanelList role="list" data-dense>
        {lines.map(({ id, at, person, device, call: name, outcome, about }) => (
          <li key={id}>
            <div>
              <strong>
                {name} {about}
              </strong>
              <p>
                {shortTime(at, lang)}&nbsp;· {person || t('people.nobody')}&nbsp;· {device || '–'}&nbsp;· {outcome}
              </p>
            </div>
          </li>
        ))}
      </PanelList>
      {log.hasNextPage && (
        <Button variant="ghost" onClick={() => void log.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}
