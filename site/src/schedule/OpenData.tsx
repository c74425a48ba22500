import { Link, Stack, Text } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';

export function OpenData() {
  const copy = useCopy('schedule')('data');
  return (
    <Stack gap={2} data-print="hidden">
      <Text>{copy.text}</Text>
      <Stack direction="row" gap={5}>
        <Link href="/schedule.json">{copy.json}</Link>
        <Link href="/schedule.xml">{copy.xml}</Link>
      </Stack>
    </Stack>
  );
}
