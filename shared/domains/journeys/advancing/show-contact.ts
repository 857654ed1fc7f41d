import type { RequestFields, ShowContact } from './schemas.ts';

/** Finds the contact that a person of an answer has become. A new answer may name somebody else in the same place. */
export const contactOf = (
  { contacts = [] }: Pick<RequestFields, 'contacts'>,
  key: string,
  index: number,
): ShowContact | undefined => contacts.find((one) => one.key === key && one.index === index);
