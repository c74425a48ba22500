import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Prose } from './Prose.tsx';

const meta = { title: 'Components/Prose/Features', component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tables are denser on phones. */
export const Table: Story = {
  args: {
    children: (
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Base pool</th>
            <th scope="col">Full field</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
            <td>SEK 70,000</td>
            <td>SEK 90,000</td>
          </tr>
          <tr>
            <td>2</td>
            <td>SEK 30,000</td>
            <td>SEK 45,000</td>
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
        <li>Buy a ticket.</li>
        <li>Pick a seat on the map.</li>
        <li>Come to Elmia on Friday at 10:00.</li>
      </ol>
    ),
  },
};

/** On a band, links take its colours. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section band="yellow" padding="compact">
      <Prose>
        <p>
          Can’t find the answer? <a href="/contact">Write to us</a>.
        </p>
      </Prose>
    </Section>
  ),
};

/** Without content nothing is shown. */
export const Empty: Story = { args: { children: null } };

/** A long word breaks at the end of the line. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
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
