import { Stack, ToggleChip } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { newsListPath } from '../../data/newsList.ts';

export interface TopicsProps {
  /** Topics that have an article. */
  topics: readonly string[];
  /** The topic the list is cut down to; undefined for all. */
  current: string | undefined;
}

/** The topics of the news as links, each to a list of its own. */
export function Topics({ topics, current }: TopicsProps) {
  const { label, all } = useCopy('news')('topic');
  const names: Record<string, string> = useCopy('news')('topics');
  return (
    <nav aria-label={label}>
      <Stack direction="row" gap={2}>
        <ToggleChip href={newsListPath(1)} isCurrent={current === undefined}>
          {all}
        </ToggleChip>
        {topics.map(topic => (
          <ToggleChip key={topic} href={newsListPath(1, topic)} isCurrent={topic === current}>
            {names[topic] ?? topic}
          </ToggleChip>
        ))}
      </Stack>
    </nav>
  );
}
