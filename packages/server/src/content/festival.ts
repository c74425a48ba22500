import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileIn } from '@tand/editions/node';
import { localToInstant, type Edition } from '@tand/festival';
import { loadRenderer } from '../infra/builtSite.ts';
import { editionFolder, type Environment } from '../infra/environment.ts';
import { StartError } from '../infra/startError.ts';

export interface FestivalFacts {
  name: string;
  siteUrl: string;
  timeZone: string;
  days: readonly string[];
  /** When the doors close, in epoch ms. */
  ends: number;
}

export type FestivalTimes = Pick<FestivalFacts, 'timeZone' | 'days' | 'ends'>;

type Origins = Pick<Environment, 'contentDir' | 'edition' | 'siteDir'>;

const isSource = import.meta.url.endsWith('.ts');

export async function readFestival({ contentDir, edition, siteDir }: Origins): Promise<FestivalTimes> {
  if (isSource) return readEdition(fileIn(contentDir, 'edition.ts') ?? join(editionFolder(edition), 'edition.ts'));
  const festival = siteDir === undefined ? undefined : (await loadRenderer<{ festival?: FestivalTimes }>(siteDir)).festival;
  if (festival) return festival;
  throw new StartError('SITE_DIR names no built site, so the days and the time zone of the festival are unknown.');
}

async function readEdition(file: string): Promise<FestivalTimes> {
  try {
    const { edition } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { edition: Edition };
    const { timeZone, dates } = edition;
    return { timeZone, days: dates.days.map(({ date }) => date), ends: localToInstant(dates.doorsClose, timeZone) };
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
