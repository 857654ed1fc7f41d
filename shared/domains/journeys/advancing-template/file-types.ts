import { type FileGroup, groupOf } from '#shared/domains/attached/file/rules.ts';
import type { Question } from './schemas.ts';

const GROUPS: Readonly<Record<Question['fileGroups'][number], FileGroup>> = {
  pdf: 'pdf',
  picture: 'image',
  document: 'text',
  sheet: 'sheet',
};

/** Whether a question takes a file of this type. A question without groups takes every type that the agency stores. */
export const takesType = ({ fileGroups }: Pick<Question, 'fileGroups'>, type: string): boolean =>
  fileGroups.length === 0 || fileGroups.some((group) => GROUPS[group] === groupOf(type));
