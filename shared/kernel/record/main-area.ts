import * as z from 'zod';
import { type KindWith, kindsWith } from '#shared/records.ts';

/** The kinds of records that carry tags of the agency's own. */
export const MAIN_AREAS = kindsWith('tags');
export const MainArea = z.enum(MAIN_AREAS);
export type MainArea = KindWith<'tags'>;

/** The kinds of records with a list of statuses of their own; a journey only says its phase. */
export const STATUS_KINDS = kindsWith('statuses');
export const StatusKind = z.enum(STATUS_KINDS);
export type StatusKind = KindWith<'statuses'>;

export const isStatusKind = (value: unknown): value is StatusKind => STATUS_KINDS.some((area) => area === value);
export const isMainArea = (value: unknown): value is MainArea => MAIN_AREAS.some((area) => area === value);
