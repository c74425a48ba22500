import { useEffect, useMemo, useState } from 'react';
import { Alert } from '../components/Alert/index.ts';
import { Button } from '../components/Button/index.ts';
import { FileField } from '../components/FileField/index.ts';
import { InfoCard } from '../components/InfoCard/index.ts';
import { LinkArrow } from '../components/LinkArrow/index.ts';
import { SectionHeader } from '../components/SectionHeader/index.ts';
import { Select } from '../components/Select/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { Grid } from '../foundations/Grid/index.ts';
import { Section } from '../foundations/Section/index.ts';
import { Stack } from '../foundations/Stack/index.ts';
import { Text } from '../foundations/Text/index.ts';
import { ThemeScope } from '../foundations/ThemeScope/index.ts';
import { themes } from '../tokens/index.ts';
import { Desk, Group, Swatch, Swatches } from './BrandEditor.styles.ts';
import { editsOf, fileOf, groups, outcomeOf, type Edits } from './brand.ts';
import skuggspel from './skuggspel.json';
import { wearBrand, wornBrand } from './wornBrand.ts';

const brands: Record<string, Edits> = { TÄND: {}, Skuggspel: editsOf(skuggspel) };
const isColour = (group: string) => ['palette', 'light', 'night', 'band'].includes(group);
const download = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

interface FieldsProps {
  group: string;
  textOf: (path: string) => string;
  onChange: (path: string, text: string) => void;
}

function Fields({ group, textOf, onChange }: FieldsProps) {
  const nameOf = (path: string) => path.slice(group.length + 1).replace('color.', '');
  return (
    <Swatches data-kind={isColour(group) ? 'colours' : 'texts'}>
      {groups[group]?.map(path =>
        isColour(group) ? (
          <Swatch key={path}>
            <input type="color" value={textOf(path)} onChange={event => onChange(path, event.currentTarget.value)} />
            {nameOf(path)}
          </Swatch>
        ) : (
          <TextField key={path} label={nameOf(path)} value={textOf(path)} onValueChange={text => onChange(path, text)} />
        ),
      )}
    </Swatches>
  );
}

const Sample = () => (
  <>
    <Section band="yellow" padding="compact">
      <Stack gap={5} align="start">
        <SectionHeader title="Three rooms" lead="You hear the dice from the stairs." />
        <Stack direction="row">
          <Button>Buy a ticket</Button>
          <Button tone="schedule">Programme</Button>
        </Stack>
      </Stack>
    </Section>
    <Section padding="compact">
      <Stack gap={5}>
        <Grid columns={2}>
          <InfoCard title="The long table">Twelve chairs, one map, six hours.</InfoCard>
          <InfoCard title="The card cellar">Swap, sell and draft.</InfoCard>
        </Grid>
        <TextField label="Name" defaultValue="Elin" />
        <Text>
          The weekend costs 350 kronor. <LinkArrow href="#rooms">All prices</LinkArrow>
        </Text>
        <Alert title="Sold out on Saturday">There are tickets for Sunday.</Alert>
      </Stack>
    </Section>
  </>
);

export function BrandEditor() {
  const [edits, setEdits] = useState<Edits>(() => wornBrand().edits);
  const [opened, setOpened] = useState<readonly string[]>(['palette']);
  const [refusal, setRefusal] = useState('');
  const { textOf, css, faults } = useMemo(() => outcomeOf(edits), [edits]);
  useEffect(() => wearBrand({ edits, css }), [edits, css]);
  const change = (path: string, text: string) => setEdits(before => ({ ...before, [path]: text }));
  const open = async (file: File | undefined) => {
    try {
      if (file) setEdits(editsOf(JSON.parse(await file.text()) as object));
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const written = JSON.stringify(fileOf(edits), null, 2);
  return (
    <Desk className="sb-unstyled" data-bleed="">
      <div>
        <Stack gap={5}>
          <Select label="Start from" onValueChange={name => setEdits(brands[name] ?? {})}>
            {Object.keys(brands).map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <FileField
            label="Or open a brand file"
            accept=".json,application/json"
            error={refusal}
            onChange={event => void open(event.currentTarget.files?.[0])}
          />
          {Object.keys(groups).map(group => (
            <Group
              key={group}
              open={opened.includes(group)}
              onToggle={event => {
                const isOpen = event.currentTarget.open;
                setOpened(before => [...before.filter(name => name !== group), ...(isOpen ? [group] : [])]);
              }}
            >
              <summary>{group}</summary>
              {opened.includes(group) && <Fields group={group} textOf={path => edits[path] ?? textOf(path)} onChange={change} />}
            </Group>
          ))}
        </Stack>
      </div>
      <div>
        <Stack gap={5}>
          <Alert
            aria-label="What the check says"
            tone={faults.length === 0 ? 'success' : 'warning'}
            title={faults.length === 0 ? 'Every pair can be read, on every ground, in both themes.' : `${faults.length} faults`}
          >
            <Stack element="ul" gap={2}>
              {faults.map(fault => (
                <li key={fault}>{fault}</li>
              ))}
            </Stack>
          </Alert>
          <Stack direction="row">
            <Button href={download('application/json', `${written}\n`)} download="theme.json">
              Download the brand file
            </Button>
            {faults.length === 0 && (
              <Button variant="secondary" href={download('text/css', css)} download="theme.css">
                Download its CSS
              </Button>
            )}
            <Button variant="ghost" onClick={() => setEdits({})}>
              Put ours back
            </Button>
          </Stack>
          {themes.map(theme => (
            <ThemeScope key={theme} theme={theme}>
              <Sample />
            </ThemeScope>
          ))}
        </Stack>
      </div>
    </Desk>
  );
}
