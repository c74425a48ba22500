import { Button, Heading, Section, Stack, Text } from '@tand/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useCopy } from './useCopy.ts';

const isLostChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

/** Error boundary of a page. If a newer build has replaced the script, the page is reloaded once. */
export function PageError() {
  const error = useRouteError();
  const { headline, unknown, retry, home } = useCopy('common')('error');
  useEffect(() => {
    console.error(error);
    if (isLostChunk(error)) window.dispatchEvent(new Event('tand:lost-chunk')); // the boot script reloads once
  }, [error]);
  return (
    <Section width="narrow">
      <Stack gap={5}>
        <Heading level={1}>{headline}</Heading>
        <Text size="lead">{unknown}</Text>
        <Stack direction="row" gap={4}>
          <Button onClick={() => location.reload()}>{retry}</Button>
          <Button href="/home" variant="neutral">
            {home}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
