import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { costRulesOf } from '@tand/editions';

export const costRules = costRulesOf(edition, facts);
