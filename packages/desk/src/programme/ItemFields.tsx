import { Checkbox, SegmentedControl, Select, Switch, TextArea, TextField } from '@tand/ui';
import {
  accessFacts,
  accessValues,
  isExternalUrl,
  itemLanguages,
  locationName,
  scheduleKinds,
  severalPlaces,
  startAt,
  type AccessFacts,
  type ScheduleItem,
  contentLanguages,
  type ContentLang,
} from '@tand/festival';
import type { DeskProgramme } from '@tand/festival/desk';
import { useState } from 'react';
import { dayName } from '../app/when.ts';
import { useFieldLink } from '../parts/fieldLink.ts';
import { TimeField } from '../parts/TimeField.tsx';
import { useTexts, type TextKey } from '../texts/texts.ts';
import { FieldRow, Group, More } from './Item.styles.ts';
import { movedTo, withField } from './itemDraft.ts';

interface ItemFieldsProps {
  item: ScheduleItem;
  programme: DeskProgramme;
  onChange: (item: ScheduleItem) => void;
}

export function ItemFields({ item, programme: { places, days }, onChange }: ItemFieldsProps) {
  const { t, lang } = useTexts();
  const [writtenIn, setWrittenIn] = useState(lang);
  useFieldLink(setWrittenIn);
  const other = writtenIn === 'sv' ? 'en' : 'sv';
  const isMissing = (language: ContentLang) =>
    !item[`name_${language}`].trim() ||
    (!item[`short_desc_${language}`].trim() && item[`short_desc_${language === 'sv' ? 'en' : 'sv'}`].trim());
  const name = `name_${writtenIn}` as const;
  const text = `short_desc_${writtenIn}` as const;
  const link = item.url ?? item.routerLink ?? '';
  const detail = <T extends 'kind' | 'language'>(
    name: T,
    known: readonly NonNullable<ScheduleItem[T]>[],
    textOf: (value: NonNullable<ScheduleItem[T]>) => string,
  ) => (
    <Select
      name={name}
      label={t(`fields.${name}`)}
      value={item[name] ?? ''}
      onValueChange={chosen => {
        const value = known.find(one => one === chosen);
        onChange(withField(item, name, value));
      }}
    >
      <option value="">{t('item.unknown')}</option>
      {known.map(value => (
        <option key={value} value={value}>
          {textOf(value)}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      <Group>
        <legend>{t('item.when')}</legend>
        <Select name="day" label={t('fields.day')} value={String(item.day)} onValueChange={day => onChange({ ...item, day: Number(day) })}>
          {days.map((date, day) => (
            <option key={date} value={day}>
              {dayName(date, lang)}
            </option>
          ))}
        </Select>
        <FieldRow>
          <TimeField
            name="start_time"
            label={t('fields.start_time')}
            value={item.start_time}
            onTimeChange={start => onChange({ ...item, ...startAt(item, item.day, start) })}
          />
          <TimeField
            isOpen
            name="end_time"
            label={t('fields.end_time')}
            placeholder={t('item.endHint')}
            value={item.end_time}
            onTimeChange={end => onChange({ ...item, end_time: end })}
          />
        </FieldRow>
      </Group>
      <Group>
        <legend>{t('item.where')}</legend>
        <Select
          name="location"
          label={t('fields.location')}
          value={String(item.location)}
          onValueChange={value => onChange(movedTo(item, Number(value)))}
        >
          {places.map(place => (
            <option key={place.id} value={place.id}>
              {locationName(place, lang)}
            </option>
          ))}
        </Select>
        <Switch
          name="highlight"
          label={t('fields.highlight')}
          hint={t('item.highlightHint')}
          checked={item.highlight}
          onCheckedChange={highlight => onChange({ ...item, highlight })}
        />
      </Group>
      <Group>
        <legend>{t('item.texts')}</legend>
        <SegmentedControl
          label={t('news.language')}
          options={contentLanguages.map(language => ({
            value: language,
            label: t(`languages.${language}`),
            mark: isMissing(language) ? t('missing') : undefined,
          }))}
          value={writtenIn}
          onValueChange={value => setWrittenIn(value as ContentLang)}
        />
        <TextField
          name={name}
          label={t('item.name')}
          lang={writtenIn}
          required
          value={item[name]}
          hint={item[name].trim() ? undefined : t('item.otherName', { name: item[`name_${other}`] || '–' })}
          onValueChange={value => onChange({ ...item, [name]: value })}
        />
        <TextArea
          name={text}
          label={t('item.text')}
          lang={writtenIn}
          rows={4}
          value={item[text]}
          onValueChange={value => onChange({ ...item, [text]: value })}
        />
      </Group>
      <More>
        <summary>{t('item.more')}</summary>
        <div>
          {detail('kind', scheduleKinds, kind => t(`kinds.${kind}`))}
          <Hosts item={item} onChange={onChange} />
          {detail('language', itemLanguages, language => t(`spoken.${language}`))}
          <TextField
            name="age"
            label={t('fields.age')}
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            value={item.age === undefined ? '' : String(item.age)}
            onValueChange={age =>
              onChange(withField(item, 'age', age === '' ? undefined : Math.min(99, Math.max(1, Math.round(Number(age))))))
            }
          />
          <Access item={item} onChange={onChange} />
          <TextField
            name="url"
            label={t('fields.url')}
            hint={t('item.linkHint')}
            value={link}
            onValueChange={to => {
              const { url: _url, routerLink: _routerLink, ...rest } = item;
              onChange(!to ? rest : isExternalUrl(to) ? { ...rest, url: to } : { ...rest, routerLink: to });
            }}
          />
          {places.length > 1 && (
            <Group>
              <legend>{t('item.alsoAt')}</legend>
              {places
                .filter(({ id }) => id !== item.location)
                .map(place => (
                  <Checkbox
                    key={place.id}
                    name="places"
                    label={locationName(place, lang)}
                    checked={item.places?.includes(place.id) ?? false}
                    onCheckedChange={isThere => {
                      const further = (item.places ?? []).filter(id => id !== place.id && id !== item.location);
                      onChange(withField(item, 'places', severalPlaces(item.location, isThere ? [...further, place.id] : further)));
                    }}
                  />
                ))}
            </Group>
          )}
        </div>
      </More>
    </>
  );
}

function Access({ item, onChange }: Pick<ItemFieldsProps, 'item' | 'onChange'>) {
  const { t } = useTexts();
  const choose = (fact: keyof AccessFacts, chosen: string) => {
    const { [fact]: _, ...others } = item.access ?? {};
    const value = accessValues[fact].find(one => String(one) === chosen);
    const access = value === undefined ? others : { ...others, [fact]: value };
    onChange(withField(item, 'access', Object.keys(access).length > 0 ? access : undefined));
  };
  return (
    <Group>
      <legend>{t('fields.access')}</legend>
      {accessFacts.map(fact => (
        <Select
          key={fact}
          name={`access.${fact}`}
          label={t(`access.${fact}.label`)}
          value={String(item.access?.[fact] ?? '')}
          onValueChange={chosen => choose(fact, chosen)}
        >
          <option value="">{t('item.asPlace')}</option>
          {accessValues[fact].map(value => (
            <option key={String(value)} value={String(value)}>
              {t(`access.${fact}.${String(value)}` as TextKey)}
            </option>
          ))}
        </Select>
      ))}
    </Group>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

function Hosts({ item, onChange }: Pick<ItemFieldsProps, 'item' | 'onChange'>) {
  const { t } = useTexts();
  const names = (item.hosts ?? []).map(({ name }) => name).join('\n');
  const [text, setText] = useState(names);
  // The typed text keeps its empty lines until the hosts change from outside.
  const shown = linesOf(text).join('\n') === names ? text : names;
  return (
    <TextArea
      name="hosts"
      label={t('fields.hosts')}
      hint={t('item.hostsHint')}
      rows={3}
      value={shown}
      onValueChange={value => {
        setText(value);
        const list = linesOf(value);
        onChange(
          withField(
            item,
            'hosts',
            list.length > 0 ? list.map(name => item.hosts?.find(host => host.name === name) ?? { name }) : undefined,
          ),
        );
      }}
    />
  );
}
