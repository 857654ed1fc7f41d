import type { ErrorDetail } from '#shared/kernel/error.ts';
import { PRIVATE_FIELDS, SHOW_FIELDS, unknownFields } from './merge.ts';

const FIELDS = {
  showTitle: SHOW_FIELDS,
  showText: SHOW_FIELDS,
  privateTitle: PRIVATE_FIELDS,
  privateText: PRIVATE_FIELDS,
} as const;
type Texts = Readonly<Record<keyof typeof FIELDS, string>>;

/** What stands in braces has to be a field of its kind of appointment. */
export const templateProblems = (texts: Texts): ErrorDetail[] =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((field) => {
    const [name] = unknownFields(texts[field], FIELDS[field]);
    return name === undefined ? [] : [{ code: 'icalendarTemplate.field', field, params: { name } }];
  });
