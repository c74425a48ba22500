/** Outlines of the letters on labels. The build of the site uses them instead of all outlines, as browsers draw only labels. */
import any90050 from '../../outlines/any900-50.json' with { type: 'json' };
import any90075 from '../../outlines/any900-75.json' with { type: 'json' };
import any900 from '../../outlines/any900.json' with { type: 'json' };
import any900125 from '../../outlines/any900-125.json' with { type: 'json' };
import any900150 from '../../outlines/any900-150.json' with { type: 'json' };
import bowlby from '../../outlines/bowlby-one.json' with { type: 'json' };
import type { OutlineFile } from '../outlines.ts';

const file = (json: object) => json as OutlineFile;

export const OUTLINES: Readonly<Record<string, OutlineFile>> = {
  'any900-50': file(any90050),
  'any900-75': file(any90075),
  any900: file(any900),
  'any900-125': file(any900125),
  'any900-150': file(any900150),
  'bowlby-one': file(bowlby),
};
