import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Prose } from './Prose.tsx';

const meta = { title: 'Components/Prose/Features', component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tables close up on phones. */
export const Table: Story = {
  args: {
    children: (
      <table>
        <thead>
          <tr>
            <th scope="col">Placering</th>
            <th scope="col">Grundpott</th>
            <th scope="col">Full anmälan</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
            <td>70 000 kr</td>
            <td>90 000 kr</td>
          </tr>
          <tr>
            <td>2</td>
            <td>30 000 kr</td>
            <td>45 000 kr</td>
          </tr>
        </tbody>
      </table>
    ),
  },
};

/** Numbered steps. */
export const Steps: Story = {
  args: {
    children: (
      <ol>
        <li>Köp biljett.</li>
        <li>Välj plats på kartan.</li>
        <li>Kom till Elmia fredag kl. 10.00.</li>
      </ol>
    ),
  },
};

/** On a band, links take its colours. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="yellow" padding="compact">
      <Prose>
        <p>
          Hittar du inte svaret? <a href="/contact">Skriv till oss</a>.
        </p>
      </Prose>
    </Section>
  ),
};

/** Nothing written yet: nothing is drawn. */
export const Empty: Story = { args: { children: null } };

/** A long word breaks at the end of the line. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        <h2>Utrymningsvägsskyltningsöversyn</h2>
        <p>
          Säkerhetssamordningsgruppens brandskyddsdokumentationsgenomgång är klar. Läs den på
          https://www.tand.example/ordningsregler/brandskydd/sammanfattning-for-besokare-och-utstallare
        </p>
      </>
    ),
  },
};
