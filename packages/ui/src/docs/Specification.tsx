import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Facts } from './Facts.tsx';

interface Place {
  file: string;
  line: number;
}

export interface SpecificationProps {
  requirements: { id: string; area: string; file: string; text: string; code: Place[]; tests: (Place & { title: string })[] }[];
}

const inline = { wrapper: Fragment, forceWrapper: true, forceInline: true };

export function Specification({ requirements }: SpecificationProps) {
  const files = [...new Set(requirements.map(({ file }) => file))];
  const tested = requirements.filter(({ tests }) => tests.length > 0).length;
  return (
    <>
      <p>
        {requirements.length} lines, {tested} of them with a test.
      </p>
      {files.map(file => (
        <Fragment key={file}>
          <h2>{file.replace(/^.*\/|\.md$/g, '')}</h2>
          <Facts
            head={['Line', 'What holds', 'Code', 'Tests']}
            rows={requirements
              .filter(requirement => requirement.file === file)
              .map(({ id, text, code, tests }) => [
                id.replace('-', '\u2011'),
                <Markdown key="text" options={inline}>
                  {text}
                </Markdown>,
                <Places key="code" places={code} />,
                <Places key="tests" places={tests} />,
              ])}
          />
        </Fragment>
      ))}
    </>
  );
}

function Places({ places }: { places: (Place & { title?: string })[] }) {
  if (places.length === 0) return null;
  return (
    <ul>
      {places.map(({ file, line, title }) => (
        <li key={`${file}:${line}`} title={`${file}:${line}`}>
          {file.replace(/^.*\//, '')}: {title ?? line}
        </li>
      ))}
    </ul>
  );
}
