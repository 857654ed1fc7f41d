import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, get, mergeFields, activity } = wordTemplateContract.routes;

/** More templates than an agency has of one area. */
const ALL = 200;
export const templatesQuery = (kind: TemplateKind, mainArea: WordKind) =>
  queryOf(list, { body: { kind, mainArea, perPage: ALL } });
/** Those that a user may choose. */
export const activeTemplatesQuery = (kind: TemplateKind, mainArea: WordKind) =>
  queryOf(list, { body: { kind, mainArea, perPage: ALL, filters: [{ field: 'active', values: ['true'] }] } });
export const templateQuery = (id: string) => queryOf(get, { params: { id } });
export const fieldsQuery = (kind: TemplateKind, mainArea: WordKind) =>
  queryOf(mergeFields, { body: { kind, mainArea } });
export const activityQuery = (id: string) => queryOf(activity, { body: { id } });
