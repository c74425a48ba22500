import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schedule } from '@tand/festival';
import { mergeProgramme, type ProgrammeFile } from '../src/programme.ts';
import { locate, type Path } from './located.ts';

export interface LocatedProgramme {
  data: Schedule;
  placeOf: (path: Path) => { file: string; line: number };
}

export function readProgramme(folder: string, file = 'schedule.yaml', text = read(join(folder, file))): LocatedProgramme {
  const own = locate<ProgrammeFile>(file, text);
  const inOwn = (path: Path) => ({ file, line: own.lineOf(path) });
  if (!own.data?.extends) return { data: own.data as Schedule, placeOf: inOwn };
  const before = readProgramme(folder, join(dirname(file), own.data.extends).replaceAll('\\', '/'));
  const data = mergeProgramme(own.data, before.data) as Schedule;
  return {
    data,
    placeOf(path) {
      const [group, index, ...field] = path as ['locations' | 'items', number];
      if (path.length < 2 || index < (own.data[group]?.length ?? 0)) return inOwn(path);
      const there = before.data[group].findIndex(({ id }) => id === data[group][index]!.id);
      return before.placeOf([group, there, ...field]);
    },
  };
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
