export { NAME_LENGTH, printedName, type LabelOwner } from './choose.ts';
export { OWN_FORMATS, ownLabel, unstruck, type LabelWords, type OwnFormat } from './own-label.ts';
